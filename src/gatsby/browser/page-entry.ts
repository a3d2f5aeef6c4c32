import { ERROR_PREFIX, vehicleViews } from '../host-rules'
import type { Segments } from '../../domain/routes/segments'

/**
 * The vehicle's own address for an address of one of its views, or null for any other.
 *
 * @param path decoded path without a slash at the end
 */
export const vehiclePathOfView = (segments: Segments, path: string): string | null => {
  const parts = path.split('/')
  const index = parts.findIndex((part, at) => part === segments.stock && at > 0)
  const isView = vehicleViews(segments).some(({ pattern }) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )
  return isView && index > 0 ? `/${segments.stock}/${parts[index + 1] ?? ''}` : null
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
 * The host answers a direct visit to a view of a vehicle with the HTML of the vehicle itself, and an unknown address
 * with that of an error page. React must find the page that the HTML was made of, so the address is that page's while
 * it takes over, and the visitor's again right after.
 */
export const createPageEntry = (segments: Segments, { location, replace }: Target) => {
  let wanted: Return | null = null
  return {
    /** Before React takes over the page. @returns what becomes of the visitor's address afterwards; null: it stays */
    enter: (pagePath = ''): Return['how'] | null => {
      const { pathname, search, hash } = location
      const isView = pagePath !== '' && pagePath === vehiclePathOfView(segments, pathname.replace(/\/+$/, ''))
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
