import { Hono } from 'hono'
import type { Db } from '../database/open-database'
import { HttpError } from '../http/http-error'
import { chooseCoding } from '../static/negotiate'
import { rememberedAnswers } from './remembered-answers'
import type { AnswerOptions } from './remembered-answers'

const HEADERS = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, s-maxage=30, stale-while-revalidate=300',
  'netlify-vary': 'query=since',
  vary: 'accept-encoding',
  // In a 304 too, where the server would name another one, and caches take over what a 304 says.
  'content-type': 'application/json; charset=utf-8',
}

/** Whether `If-None-Match` names this answer; tags are compared weakly (RFC 9110, 13.1.2). */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))

/**
 * `GET /api/stock/live?since=`: prices, discounts and availability that changed since a release was built. Every
 * visitor of a release asks for the same address, so the host's cache and a small memory here answer nearly all.
 *
 * `Age` says how long ago the database was last asked, also in a 304: the browser tells the visitor by it when the
 * prices were checked. While the database is away the last answer comes with a `Warning`, and 503 without one.
 */
export const createLiveRoutes = (db: Db, options: AnswerOptions = {}): Hono => {
  const find = rememberedAnswers(db, options)
  const routes = new Hono()
  routes.get('/live', async (context) => {
    const since = context.req.query('since')
    if (since === undefined)
      throw new HttpError(400, 'bad_cursor', 'since is missing: the cursor that the release was built at.')
    const { answer, age, stale } = await find(since)
    const headers: Record<string, string> = {
      ...HEADERS,
      etag: answer.etag,
      age: String(age),
      ...(stale && { warning: '110 - "Response is Stale"' }),
    }
    if (isKnown(context.req.header('if-none-match'), answer.etag)) return context.body(null, 304, headers)

    const coding = chooseCoding(context.req.header('accept-encoding'), answer.codings)
    const bytes = coding === null ? answer.json : await answer.coded(coding)
    if (coding !== null) headers['content-encoding'] = coding
    return context.body(new Uint8Array(bytes), 200, { ...headers, 'content-length': String(bytes.length) })
  })
  return routes
}
