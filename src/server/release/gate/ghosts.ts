import { pageDataAddress } from '../../../contract/served-data'
import { slugOfVehicle } from '../../static/site-index'
import type { SiteIndex } from '../../static/site-index'
import type { GateFinding } from '../../builds/types'
import type { BlobStore } from '../blob-store'
import { isPage, vehicleOfPath } from '../count-files'
import { isViewShell } from '../file-facts'
import type { Release, ReleaseDiff } from '../types'
import type { Mentions } from './mentions'

export interface GhostContext {
  live: Release
  site: SiteIndex
  diff: Omit<ReleaseDiff, 'pages'>
  blobs: BlobStore
  mentions: Mentions
  stockSegment: string
}

const ghost = (message: string): GateFinding => ({ check: 'ghost', message })

const pageOfData = (path: string): string | null => /^\/page-data(\/.+)\/page-data\.json$/.exec(path)?.[1] ?? null

const inSitemaps = async (
  { site: { release }, blobs }: GhostContext,
  removed: readonly string[],
): Promise<GateFinding[]> => {
  const gone = new Set(removed)
  const findings: GateFinding[] = []
  for (const [path, { digest }] of [...release.files()].filter(([name]) => /^\/sitemap[^/]*\.xml$/.test(name)).sort()) {
    const xml = (await blobs.read(digest)).toString('utf8')
    for (const [, address = ''] of xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g))
      if (gone.has(address || '/'))
        findings.push(ghost(`Le plan du site ${path} annonce encore ${address}, qui n’existe plus.`))
  }
  return findings
}

/** Vehicle pages that are new, where the vehicle has another page already. */
const twins = ({ live, site, diff, stockSegment }: GhostContext): GateFinding[] => {
  const { release } = site
  return diff.written.flatMap((path) => {
    const id = vehicleOfPath(path, stockSegment)
    if (id === null || live.file(path)) return []
    const others = release.shards.flatMap((shard, number) =>
      site.slugs[number]?.has(id)
        ? [...shard.keys()].filter((other) => other !== path && vehicleOfPath(other, stockSegment) === id)
        : [],
    )
    return others.sort().map((other) => ghost(`Le véhicule ${id} a deux pages\u202f: ${path} et ${other}.`))
  })
}

/**
 * Traces of pages that are no more: data without a page, entries of the sitemap, sold vehicles in lists, a renamed
 * vehicle's old page. Vehicles' own pages are not searched for mentions of other vehicles.
 */
export const ghostFindings = async (context: GhostContext): Promise<GateFinding[]> => {
  const { live, site, diff, mentions, stockSegment } = context
  const { release } = site
  const removed = diff.removed.filter((path) => {
    const file = live.file(path)
    return file !== undefined && isPage(path, file)
  })
  const left = removed
    .filter((path) => !isViewShell(path) && release.file(pageDataAddress(path)))
    .map((path) => ghost(`Les données de la page ${path} sont restées, alors que la page n’existe plus.`))
  const orphans = diff.written.flatMap((path) => {
    const page = pageOfData(path)
    if (page === null || vehicleOfPath(page, stockSegment) === null || release.file(page) || removed.includes(page))
      return []
    return [ghost(`Les données ${path} n’ont pas de page.`)]
  })
  if (removed.length === 0) return [...orphans, ...twins(context)]

  const sold = new Set(
    removed
      .map((path) => vehicleOfPath(path, stockSegment))
      .filter((id): id is number => id !== null && slugOfVehicle(site, id) === undefined),
  )
  const listed = sold.size === 0 ? [] : await mentions.find(release, sold)
  return [
    ...left,
    ...orphans,
    ...twins(context),
    ...(await inSitemaps(context, removed)),
    ...listed.map(([path, id]) => ghost(`Le véhicule ${id}, dont la page n’existe plus, figure encore dans ${path}.`)),
  ]
}
