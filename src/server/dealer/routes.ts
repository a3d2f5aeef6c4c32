import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { COLLECTION_NAMES } from '../../contract/dealer/collections'
import type { Db } from '../database/open-database'
import { HttpError } from '../http/http-error'
import { withAbsoluteUrls } from './absolute-pictures'
import { readChanges, readPosition } from './change-log'
import { readCollection } from './collections'
import { encodeCursor } from './cursor'
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

/** `/api/dealer/v1`: the data contract of a stock system. */
export const createDealerRoutes = ({ db, assetBaseUrl }: DealerRoutes): Hono => {
  const routes = new Hono()
  routes.use('*', etag())
  routes.use('*', async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-cache')
  })

  routes.get('/vehicles', async (context) => {
    const limit = limitOf(context.req.query('limit'))
    const after = context.req.query('after')
    const at =
      after === undefined ? { ...(await readPosition(db)), seq: 0 } : (await knownPosition(db, 'after', after)).at
    const { items, seq, more } = await readChanges(db, at.seq, limit)
    return context.json({
      items: withAbsoluteUrls(items, assetBaseUrl),
      cursor: encodeCursor({ epoch: at.epoch, seq }),
      more,
    })
  })

  for (const kind of COLLECTION_NAMES)
    routes.get(`/${kind}`, async (context) =>
      context.json({ items: withAbsoluteUrls(await readCollection(db, kind), assetBaseUrl) }),
    )

  routes.get('/position', async (context) => context.json(await readDataPosition(db)))
  routes.get('/openapi.json', (context) => context.json(openApiDocument()))
  return routes
}
