import type { MiddlewareHandler } from 'hono'
import { unprocessable } from '../api-error'
import type { Store } from '../state/store'

/**
 * Sends a request without a cache version, or with an old one, to the same address with the current one, so that what
 * a cache holds under an address never goes stale. A newer one (people send the time) is taken as it is.
 */
export const requireCacheVersion =
  (store: Store): MiddlewareHandler =>
  async (context, next) => {
    const url = new URL(context.req.url)
    const asked = url.searchParams.get('cv')
    if (asked && !/^\d{1,15}$/.test(asked)) throw unprocessable('cv', 'must be a Unix timestamp')
    if (!asked || Number(asked) < store.state.cv) {
      url.searchParams.set('cv', String(store.state.cv))
      return context.newResponse(null, 301, {
        location: `${url.pathname}${url.search}`,
        // The same address redirects elsewhere after each publication, so the redirect must not be cached.
        'cache-control': 'max-age=0, no-store',
      })
    }
    await next()
  }
