import { loaderMember } from './page-loader'
import type { PageLoader } from './page-loader'

/**
 * Offline, Gatsby leaves the page that is read for one that the browser cannot load. The visitor is told instead, and
 * stays; the page that was asked for last opens once the connection is back, unless they went on to another meanwhile.
 * Pages that were open before open as ever.
 *
 * @param tell says that the page waits
 * @throws Error when the loader has not what it had: Gatsby is another one
 */
export const waitForConnection = (loader: PageLoader, tell: () => void, host: Window = window): void => {
  const loadPage = loaderMember(loader, 'loadPage')
  const loadPageSync = loaderMember(loader, 'loadPageSync')
  const hovering = loaderMember(loader, 'hovering')
  let last = 0
  const goOn = (): number => (last += 1)
  host.addEventListener('popstate', goOn)
  loader['loadPage'] = (address: string, ...rest: unknown[]): unknown => {
    const asked = goOn()
    if (host.navigator.onLine || loadPageSync(address)) return loadPage(address, ...rest)
    tell()
    return new Promise((resolve) => {
      const open = (): void => (asked === last ? resolve(loadPage(address, ...rest)) : undefined)
      host.addEventListener('online', open, { once: true })
    })
  }
  // What fails under the pointer is remembered as failed, and is a full load later.
  loader['hovering'] = (address: string, ...rest: unknown[]): unknown =>
    host.navigator.onLine ? hovering(address, ...rest) : undefined
}
