import { loaderMember } from './page-loader'
import type { PageLoader } from './page-loader'

/** What asks Gatsby's loader for a page by its address. */
const BY_ADDRESS = [
  'loadPage',
  'loadPageSync',
  'prefetch',
  'enqueue',
  'hovering',
  'isPageNotFound',
  'getResourceURLsForPathname',
] as const

/**
 * Makes the loader find a page whatever its query is. Gatsby asks the network for a page's data again for each query, which
 * pages made by a server could depend on; ours are files. Without this a click on a filter waits for the network, which
 * gets to know where a visitor is, and offline it leaves the page.
 *
 * @throws Error when the loader has not what it had: Gatsby is another one
 */
export const loadWithoutQuery = (loader: PageLoader): void => {
  for (const name of BY_ADDRESS) {
    const member = loaderMember(loader, name)
    loader[name] = (address: string, ...rest: unknown[]): unknown => member(address.replace(/\?[^#]*/, ''), ...rest)
  }
}
