/**
 * Loads what is below the first view of a page that is shown already. If it cannot be loaded, as after a new release, the page
 * is loaded anew; without a connection, once there is one.
 *
 * @param load loads the page with all of its parts
 */
export const loadAfterView = (
  load: () => Promise<unknown>,
  host: Pick<Window, 'navigator' | 'addEventListener' | 'location'>,
): Promise<unknown> =>
  load().catch(() => {
    const reload = (): void => host.location.reload()
    if (host.navigator.onLine) reload()
    else host.addEventListener('online', reload)
  })
