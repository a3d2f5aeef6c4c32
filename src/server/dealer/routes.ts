import { Hono } from 'hono'
import type { Context } from 'hono'
import { etag } from 'hono/etag'
import { COLLECTION_NAMES } from '../../contract/dealer/collections'
import type { Db } from '../database/open-database'
import { HttpError } from '../http/http-error'
import { createAnswerCache } from './answer-cache'
import type { AnswerCache } from './answer-cache'
import { readPosition } from './change-log'
import { compressedJson, isKnown, weakTag } from './compressed-answer'
import { changesJson, collectionJson } from './json-pieces'
import { knownPosition } from './known-position'
import { openApiDocument } from './openapi'
import { DEFAULT_PAGE, MAX_PAGE } from './page-size'
import { readDataPosition } from './read-position'

const limitOf = (text: string | undefined): number => {
  if (text === undefined) return DEFAULT_PAGE
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (limit < 1 || limit > MAX_PAGE)
    throw new HttpError(400, 'bad_limit', `limit must be a number from 1 to ${MAX_PAGE}.`)
  return limit
}

export interface DealerRoutes {
  db: Db
  /** Origin in front of pictures that are stored from the root. */
  assetBaseUrl: string
}

/** `/api/dealer/v1`: the data contract of a stock system, for reading. */
export const createDealerRoutes = ({ db, assetBaseUrl }: DealerRoutes): Hono => {
  const routes = new Hono()
  const pages = createAnswerCache()
  const lists = createAnswerCache()

  const answer = async (
    context: Context,
    cache: AnswerCache,
    key: string,
    version: string,
    make: () => AsyncIterable<string>,
  ): Promise<Response> => {
    const tag = weakTag(assetBaseUrl, key, version)
    if (isKnown(context, tag)) return context.body(null, 304, { etag: tag, 'cache-control': 'no-cache' })
    return compressedJson(context, await cache.get(key, version, make), tag)
  }

  routes.get('/vehicles', async (context) => {
    const limit = limitOf(context.req.query('limit'))
    const after = context.req.query('after')
    const { at, head } =
      after === undefined
        ? await readPosition(db).then((position) => ({ at: { ...position, seq: 0 }, head: position }))
        : await knownPosition(db, 'after', after)
    return answer(context, pages, `${at.seq} ${limit}`, `${head.epoch} ${head.seq}`, () =>
      changesJson(db, { at, head, limit, assetBaseUrl }),
    )
  })

  for (const kind of COLLECTION_NAMES)
    routes.get(`/${kind}`, async (context) => {
      const position = await readDataPosition(db)
      return answer(context, lists, kind, position.lists, () => collectionJson(db, kind, assetBaseUrl))
    })

  routes.get('/position', etag(), async (context) =>
    context.json(await readDataPosition(db), 200, { 'Cache-Control': 'no-cache' }),
  )
  routes.get('/openapi.json', etag(), (context) =>
    context.json(openApiDocument(), 200, { 'Cache-Control': 'no-cache' }),
  )
  return routes
}
