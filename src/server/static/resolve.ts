import { matchRedirect, passQuery } from '../../domain/routes/redirect-match'
import { vehicleIdOf } from '../../domain/routes/vehicle-slug'
import type { ReleaseFile } from '../release/types'
import { rightSlug } from './site-index'
import type { SiteIndex } from './site-index'

/** What the host answers to an address. */
export type Resolution =
  | { kind: 'file'; file: ReleaseFile; status: 200 | 400 | 404 }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  /** Not even the site's own error page is there. */
  | { kind: 'none' }

/** Where a vehicle's address with the right number and a wrong text should have gone; null when it is right. */
const rightVehiclePath = (site: SiteIndex, path: string): string | null => {
  const segments = path.split('/')
  for (const [index, segment] of segments.entries()) {
    const slug = rightSlug(site, segment)
    if (slug !== null) return segments.with(index, slug).join('/')
  }
  return null
}

/** A script or style of a release of before: its name holds its digest, so it cannot be a wrong one. */
const olderFile = (site: SiteIndex, path: string): ReleaseFile | undefined => {
  for (const release of site.older) {
    const file = release.file(path)
    if (file?.immutable) return file
  }
  return undefined
}

/** Every rewrite shows a vehicle under another address; a pattern takes the lists beside the vehicles for one, too. */
const isVehicle = (path: string): boolean => vehicleIdOf(path.slice(path.lastIndexOf('/') + 1)) !== null

/**
 * What any host answers from files and the 301 file: forced rules, then files, then the first rule.
 *
 * @param path normal path, see `normalisePath`
 * @param query raw query without its question mark
 * @returns null where only an error page is left
 */
export const resolveByRules = (
  site: SiteIndex,
  path: string,
  query: string,
): Exclude<Resolution, { kind: 'none' }> | null => {
  const match = matchRedirect(site.rules, { path, query })
  const file = site.release.file(path) ?? olderFile(site, path)
  if (file && !match?.force) return { kind: 'file', file, status: 200 }
  if (match?.status === 301 || match?.status === 302)
    return { kind: 'redirect', to: passQuery(match.to, query), status: match.status }
  const rewritten = match && isVehicle(match.to) ? site.release.file(match.to) : undefined
  return rewritten ? { kind: 'file', file: rewritten, status: 200 } : null
}

/**
 * Decides as the host does; then, which a plain host cannot do, a vehicle's stock number; at last the error page of the
 * section.
 */
export const resolveAddress = (site: SiteIndex, path: string, query: string): Resolution => {
  const found = resolveByRules(site, path, query)
  if (found) return found

  const vehiclePath = rightVehiclePath(site, path)
  // Below another section no text is the right one: a redirect would only lead to its error page.
  if (vehiclePath !== null && resolveByRules(site, vehiclePath, query)?.kind === 'file')
    return { kind: 'redirect', to: passQuery(vehiclePath, query), status: 301 }

  const section = matchRedirect(site.errorPages, { path, query })
  const errorPage = (section ? site.release.file(section.to) : undefined) ?? site.release.file('/404.html')
  return errorPage ? { kind: 'file', file: errorPage, status: 404 } : { kind: 'none' }
}
