import { compileRedirects } from '../../domain/routes/redirect-match'
import { parseRedirectsFile } from '../../domain/routes/redirects-file'
import type { RedirectRule } from '../../domain/routes/redirect-rule'
import { vehicleIdOf } from '../../domain/routes/vehicle-slug'
import type { Release } from '../release/types'

/** A release, prepared for being asked. */
export interface SiteIndex {
  release: Release
  /** Rules that redirect or rewrite. */
  rules: ReturnType<typeof compileRedirects>
  /** Rules that choose an error page. */
  errorPages: ReturnType<typeof compileRedirects>
  /** Slug of every vehicle page, by stock number. */
  vehicleSlugs: ReadonlyMap<number, string>
}

const isErrorPage = ({ status }: RedirectRule): boolean => status === 404

/**
 * @param stockSegment first segment of vehicle addresses
 * @throws Error that names the line when the release's 301 file cannot be read
 */
export const indexSite = (release: Release, stockSegment: string): SiteIndex => {
  const { rules, problems } = parseRedirectsFile(release.redirects)
  const [problem] = problems
  if (problem) throw new Error(`_redirects:${problem.line}: ${problem.message}`)

  const vehicleSlugs = new Map<number, string>()
  for (const path of Object.keys(release.files)) {
    const [, segment, slug, ...rest] = path.split('/')
    if (segment !== stockSegment || slug === undefined || rest.length > 0) continue
    const id = vehicleIdOf(slug)
    if (id !== null) vehicleSlugs.set(id, slug)
  }
  return {
    release,
    rules: compileRedirects(rules.filter((rule) => !isErrorPage(rule))),
    errorPages: compileRedirects(rules.filter(isErrorPage)),
    vehicleSlugs,
  }
}
