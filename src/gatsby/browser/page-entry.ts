import { ERROR_PREFIX } from '../../domain/routes/error-path'

interface Target {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>
  /** Shows another address; through the router, which read the visitor’s when it was loaded and would go on with that. */
  replace: (path: string) => void
}

const isErrorPage = (pagePath: string): boolean => pagePath === '/404.html' || pagePath.startsWith(ERROR_PREFIX)

/**
 * The host answers an unknown address with the HTML of an error page. React must find the page that the HTML was made of,
 * so the address is that page's while it takes over, and the visitor's again right after.
 */
export const createPageEntry = ({ location, replace }: Target) => {
  let wanted: string | null = null
  return {
    /** Before React takes over the page. */
    enter: (pagePath = ''): void => {
      const { pathname, search, hash } = location
      // Everywhere else the HTML answers for its address; in development it is an empty shell, and the router does the rest.
      if (!isErrorPage(pagePath) || pagePath === pathname) return
      wanted = `${pathname}${search}${hash}`
      replace(pagePath)
    },
    /** After React took over: the address that the visitor asked for, once. It has no page, and the error page stands. */
    leave: (): string | null => {
      const back = wanted
      wanted = null
      return back
    },
  }
}
