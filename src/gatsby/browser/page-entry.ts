import { ERROR_PREFIX } from '../../domain/routes/error-path'
import type { Segments } from '../../domain/routes/segments'

/**
 * The vehicle's own address for its address below a brand, or null for any other: the one view that looks as the vehicle's
 * page, so that React takes that over first. The other views have shells.
 *
 * @param path decoded path without a slash at the end
 */
export const vehiclePathOfDetail = (segments: Segments, path: string): string | null => {
  // As `vehicleViews` has it. The list of all views is no part of every page.
  const [, brand = '', section, vehicle = '', ...rest] = path.split('/')
  const isDetail = brand !== '' && section === segments.stock && vehicle !== '' && rest.length === 0
  return isDetail ? `/${section}/${vehicle}` : null
}

interface Target {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>
  /** Shows another address; through the router, which read the visitor’s when it was loaded and would go on with that. */
  replace: (path: string) => void
}

/** What becomes of the visitor’s address once React took over. */
export interface Return {
  address: string
  /** `navigate`: it has a page of its own, which only the browser makes; `show`: it has none, the error page stands. */
  how: 'navigate' | 'show'
}

const isErrorPage = (pagePath: string): boolean => pagePath === '/404.html' || pagePath.startsWith(ERROR_PREFIX)

/**
 * The host answers a direct visit to a vehicle below its brand with the HTML of the vehicle itself, and an unknown address
 * with that of an error page. React must find the page that the HTML was made of, so the address is that page's while
 * it takes over, and the visitor's again right after.
 */
export const createPageEntry = (segments: Segments, { location, replace }: Target) => {
  let wanted: Return | null = null
  return {
    /** Before React takes over the page. @returns what becomes of the visitor's address afterwards; null: it stays */
    enter: (pagePath = ''): Return['how'] | null => {
      const { pathname, search, hash } = location
      const isView = pagePath !== '' && pagePath === vehiclePathOfDetail(segments, pathname.replace(/\/+$/, ''))
      // Everywhere else the HTML is the address's own; in development it is an empty shell, and the router does the rest.
      if (!isView && !(isErrorPage(pagePath) && pagePath !== pathname)) return null
      wanted = { address: `${pathname}${search}${hash}`, how: isView ? 'navigate' : 'show' }
      replace(pagePath)
      return wanted.how
    },
    /** After React took over: where the visitor wanted to be, once. */
    leave: (): Return | null => {
      const back = wanted
      wanted = null
      return back
    },
  }
}
