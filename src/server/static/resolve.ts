import { matchRedirect, passQuery } from '../../domain/routes/redirect-match'
import { vehicleIdOf } from '../../domain/routes/vehicle-slug'
import type { ReleaseFile } from '../release/types'
import { rightSlug } from './site-index'
import type { SiteIndex } from './site-index'
import type { VehicleBrand } from './vehicle-brand'

/** What the host answers to an address. */
export type Resolution =
  | {
      kind: 'file'
      file: ReleaseFile
      status: 200 | 400 | 404
      /** Address of the vehicle that a rewrite shows. */ vehicle?: string
    }
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

/** A decoded path as an address names it: a `?` in a segment must not begin the query. */
const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

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
  return rewritten ? { kind: 'file', file: rewritten, status: 200, vehicle: match?.to ?? '' } : null
}

/**
 * A view of a vehicle below the brand that the vehicle is of; the same path when it stands there, or below no brand.
 *
 * @param vehicle address of the vehicle, with which the path ends but for the name of a form
 */
const ownBrandPath = async (site: SiteIndex, path: string, vehicle: string, brandOf: VehicleBrand): Promise<string> => {
  const start = path.indexOf(vehicle)
  if (start <= 0) return path
  const brand = await brandOf(site.release, vehicle)
  const own = brand === null ? path : `/${brand}${path.slice(start)}`
  return resolveByRules(site, own, '')?.kind === 'file' ? own : path
}

/**
 * Decides as the host does; then, which a plain host cannot do, by a vehicle's stock number and brand; at last the error
 * page of the section.
 */
export const resolveAddress = async (
  site: SiteIndex,
  path: string,
  query: string,
  brandOf: VehicleBrand,
): Promise<Resolution> => {
  const asked = resolveByRules(site, path, query)
  const rightPath = asked ? path : (rightVehiclePath(site, path) ?? path)
  const found = asked ?? resolveByRules(site, rightPath, query)
  // Below another section no text is the right one: a redirect would only lead to its error page.
  if (found && (asked || found.kind === 'file')) {
    const vehicle = found.kind === 'file' ? found.vehicle : undefined
    const ownPath = vehicle === undefined ? rightPath : await ownBrandPath(site, rightPath, vehicle, brandOf)
    return ownPath === path ? found : { kind: 'redirect', to: passQuery(encodePath(ownPath), query), status: 301 }
  }

  const section = matchRedirect(site.errorPages, { path, query })
  const errorPage = (section ? site.release.file(section.to) : undefined) ?? site.release.file('/404.html')
  return errorPage ? { kind: 'file', file: errorPage, status: 404 } : { kind: 'none' }
}
