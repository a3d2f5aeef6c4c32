import type { Segments } from '../../domain/routes/segments'
import { isRecord } from '../../domain/is-record'
import { isLoadedPage } from './load-parts'
import type { LoadedPage } from './load-parts'
import { loaderMember } from './page-loader'
import type { PageLoader } from './page-loader'

/**
 * The vehicle's own address for its address below a brand, or null for any other: the one view that looks as the vehicle's
 * page. The other views have shells.
 *
 * @param path decoded path, with or without a slash at the end
 */
export const vehiclePathOfDetail = (segments: Segments, path: string): string | null => {
  // As `vehicleViews` has it. The list of all views is no part of every page.
  const [, brand = '', section, vehicle = '', ...rest] = path.replace(/\/+$/, '').split('/')
  const isDetail = brand !== '' && section === segments.stock && vehicle !== '' && rest.length === 0
  return isDetail ? `/${section}/${vehicle}` : null
}

const brandOf = ({ json }: LoadedPage): string | null => {
  const data = isRecord(json) ? json['data'] : null
  const vehicle = isRecord(data) ? data['vehicle'] : null
  const brand = isRecord(vehicle) ? vehicle['brandId'] : null
  return typeof brand === 'string' ? brand : null
}

interface Target {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>
  /** Shows another address before anything is rendered; through the router, which read the visitor’s when it was loaded. */
  replace: (address: string) => void
}

/**
 * The host answers a direct visit to a vehicle below its brand with the HTML of the vehicle's own page. That page is what
 * the loader then finds at the address, so that React takes the HTML over in place and no other page follows.
 *
 * A plain host serves a vehicle below every known brand: the address becomes that below its own before it is shown.
 *
 * @param pagePath address of the page that the HTML was made of
 * @throws Error when Gatsby's loader lacks the methods that are wrapped
 */
export const loadBelowBrand = (
  loader: PageLoader,
  segments: Segments,
  pagePath: string | undefined,
  { location, replace }: Target,
): void => {
  const isBelow = (address: string): boolean =>
    vehiclePathOfDetail(segments, address.replace(/[?#].*/, '')) === pagePath
  if (pagePath === undefined || !isBelow(location.pathname)) return
  const [loadPage, loadPageSync] = [loaderMember(loader, 'loadPage'), loaderMember(loader, 'loadPageSync')]

  let shown: { page: LoadedPage; below: LoadedPage } | null = null
  /** The same object for the same page: Gatsby renders another one anew. The router finds a page by its pattern. */
  const below = (page: unknown): unknown => {
    if (!isLoadedPage(page)) return page
    if (shown?.page !== page) {
      const named = { ...page.page, matchPath: `/:brand${pagePath}` }
      shown = { page, below: { ...page, page: named } }
    }
    return shown.below
  }
  const keepOwnBrand = (page: unknown): void => {
    const own = isLoadedPage(page) ? brandOf(page) : null
    const { pathname, search, hash } = location
    if (own !== null && isBelow(pathname) && !pathname.startsWith(`/${own}/`))
      replace(`/${own}${pagePath}${search}${hash}`)
  }

  loader['loadPageSync'] = (address: string, ...rest: unknown[]) =>
    isBelow(address) ? below(loadPageSync(pagePath, ...rest)) : loadPageSync(address, ...rest)
  loader['loadPage'] = async (address: string, ...rest: unknown[]) => {
    if (!isBelow(address)) return loadPage(address, ...rest)
    const page = await loadPage(pagePath, ...rest)
    keepOwnBrand(page)
    return below(page)
  }
}
