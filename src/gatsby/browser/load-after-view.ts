import { isRecord } from '../../domain/is-record'

/** Gatsby's format for a failed page. */
const hasFailed = (page: unknown): boolean => isRecord(page) && page['status'] === 'error'

type Host = Pick<Window, 'navigator' | 'addEventListener' | 'location'>

const online = (host: Host): Promise<void> =>
  host.navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => host.addEventListener('online', () => resolve(), { once: true }))

/**
 * Loads what is below the first view of a page that is shown already. Without a connection it waits for the next one; a
 * page whose code is gone all the same, as after a new release, is loaded anew.
 *
 * @param load loads the page with all of its parts
 */
export const loadAfterView = async (load: () => unknown, host: Host): Promise<void> => {
  if (!hasFailed(await load())) return
  await online(host)
  if (hasFailed(await load())) host.location.reload()
}
