import { isRecord } from '../../domain/is-record'

/** Gatsby's format for a failed page. */
const hasFailed = (page: unknown): boolean => isRecord(page) && page['status'] === 'error'

/**
 * Loads what is below the first view of a page that is shown already. If it cannot be loaded, as after a new release, the page
 * is loaded anew; without a connection, once there is one.
 *
 * @param load loads the page with all of its parts
 */
export const loadAfterView = async (
  load: () => unknown,
  host: Pick<Window, 'navigator' | 'addEventListener' | 'location'>,
): Promise<void> => {
  if (!hasFailed(await load())) return
  const reload = (): void => host.location.reload()
  if (host.navigator.onLine) reload()
  else host.addEventListener('online', reload)
}
