import type { GateThresholds } from '../../../config/gate'
import type { GateFinding } from '../../builds/types'
import type { SiteIndex } from '../../static/site-index'
import type { ReleaseStore } from '../open-store'
import { eachOf } from '../put-file'
import type { ReleaseFile } from '../types'
import { inFrench } from './findings'
import { createLinkCheck } from './links'
import { addressOfLink, scanPage } from '../scan-page'

const titleProblem = (titles: readonly string[]): string | null => {
  if (titles.length === 0) return 'n’a pas de titre'
  if (titles.length > 1) return `a ${titles.length} titres`
  return titles[0] === '' ? 'a un titre vide' : null
}

const brokenLink = (link: string, [first = '', ...others]: readonly string[]): GateFinding => ({
  check: 'broken-link',
  message:
    `Le lien «\u202f${addressOfLink(link)}\u202f» de la page ${first} ne mène nulle part` +
    (others.length === 0
      ? '.'
      : ` (de même que sur ${inFrench(others.length)} autre${others.length > 1 ? 's' : ''} page${others.length > 1 ? 's' : ''}).`),
})

/** Changed pages without one title, without a heading, or with links that lead nowhere. */
export const pageFindings = async (
  site: SiteIndex,
  pages: readonly (readonly [path: string, file: ReleaseFile])[],
  { blobs, scans }: Pick<ReleaseStore, 'blobs' | 'scans'>,
  { servedElsewhere, withoutHeading }: GateThresholds,
): Promise<GateFinding[][]> => {
  const leads = createLinkCheck(site, servedElsewhere)
  const titles = new Map<string, string>()
  const headless = new Set<string>()
  const broken = new Map<string, string[]>()
  await eachOf(pages, async ([path, { digest }]) => {
    const { titles: found, hasHeading, links } = scans.take(digest) ?? scanPage(await blobs.read(digest))
    const problem = titleProblem(found)
    if (problem !== null) titles.set(path, problem)
    if (!hasHeading && !withoutHeading.some((beginning) => path.startsWith(beginning))) headless.add(path)
    for (const link of links) if (!leads(link)) broken.set(link, [...(broken.get(link) ?? []), path])
  })
  return [
    [...titles].sort().map(([path, problem]) => ({ check: 'missing-title', message: `La page ${path} ${problem}.` })),
    [...headless]
      .sort()
      .map((path) => ({ check: 'missing-heading', message: `La page ${path} n’a pas de titre principal (h1).` })),
    [...broken].sort().map(([link, where]) => brokenLink(link, where.sort())),
  ]
}
