import { matchRedirect, passQuery } from '../../domain/routes/redirect-match'
import { vehicleIdOf } from '../../domain/routes/vehicle-slug'
import type { ReleaseFile } from '../release/types'
import type { SiteIndex } from './site-index'

/** What the host answers to an address. */
export type Resolution =
  | { kind: 'file'; file: ReleaseFile; status: 200 | 404 }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  /** Not even the site's own error page is there. */
  | { kind: 'none' }

const fileAt = ({ release }: SiteIndex, path: string): ReleaseFile | undefined =>
  Object.hasOwn(release.files, path) ? release.files[path] : undefined

/** Where a vehicle's address with the right number and a wrong text should have gone; null when it is right. */
const rightVehiclePath = ({ vehicleSlugs }: SiteIndex, path: string): string | null => {
  const segments = path.split('/')
  for (const [index, segment] of segments.entries()) {
    const id = vehicleIdOf(segment)
    const slug = id === null ? undefined : vehicleSlugs.get(id)
    if (slug !== undefined && slug !== segment) return segments.with(index, slug).join('/')
  }
  return null
}

/**
 * Decides as the host does: forced rules, then files, then the first rule of the 301 file; then, which a plain host
 * cannot do, a vehicle's stock number; at last the error page of the section.
 *
 * @param path normal path, see `normalisePath`
 * @param query raw query without its question mark
 */
export const resolveAddress = (site: SiteIndex, path: string, query: string): Resolution => {
  const match = matchRedirect(site.rules, { path, query })
  const file = fileAt(site, path)
  if (file && !match?.force) return { kind: 'file', file, status: 200 }

  if (match?.status === 301 || match?.status === 302)
    return { kind: 'redirect', to: passQuery(match.to, query), status: match.status }
  const rewritten = match ? fileAt(site, match.to) : undefined
  if (rewritten) return { kind: 'file', file: rewritten, status: 200 }

  const vehiclePath = rightVehiclePath(site, path)
  if (vehiclePath !== null) return { kind: 'redirect', to: passQuery(vehiclePath, query), status: 301 }

  const section = matchRedirect(site.errorPages, { path, query })
  const errorPage = (section ? fileAt(site, section.to) : undefined) ?? fileAt(site, '/404.html')
  return errorPage ? { kind: 'file', file: errorPage, status: 404 } : { kind: 'none' }
}
