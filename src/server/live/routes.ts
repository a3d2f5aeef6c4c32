import { Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { Db } from '../database/open-database'
import { knownPosition } from '../dealer/known-position'
import { HttpError } from '../http/http-error'
import { readLive } from './read-live'
import type { StoredLiveAnswer } from './read-live'

/** Releases whose visitors are still about: the latest few. */
const REMEMBERED = 16

/**
 * `GET /api/stock/live?since=`: prices, discounts and availability that changed since a release was built. Every
 * visitor of a release asks for the same address, so the host's cache and a small memory here answer nearly all.
 */
export const createLiveRoutes = (db: Db): Hono => {
  const remembered = new Map<string, { seq: number; answer: StoredLiveAnswer }>()
  const routes = new Hono()
  routes.use('*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'netlify-cdn-cache-control', 'netlify-vary'] }))

  routes.get('/live', async (context) => {
    const since = context.req.query('since')
    if (since === undefined) throw new HttpError(400, 'bad_cursor', 'since is missing: the cursor that the release was built at.')
    const { at, head } = await knownPosition(db, 'since', since)

    const last = remembered.get(since)
    const answer = last?.seq === head.seq ? last.answer : await readLive(db, at, head)
    remembered.delete(since)
    remembered.set(since, { seq: head.seq, answer })
    const [oldest] = remembered.keys()
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest)

    context.header('Cache-Control', 'public, max-age=0, must-revalidate')
    context.header('Netlify-CDN-Cache-Control', 'public, s-maxage=30, stale-while-revalidate=300')
    context.header('Netlify-Vary', 'query=since')
    return context.json(answer)
  })
  return routes
}
