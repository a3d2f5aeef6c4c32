import { Hono } from 'hono'
import { z } from 'zod'
import type { PictureHosts } from '../../../domain/pictures/picture-problem'
import type { Db } from '../../database/open-database'
import { requireBearer } from '../../http/bearer'
import { HttpError } from '../../http/http-error'
import { readJsonBody } from '../../http/read-json-body'
import { FeedError } from './feed-error'
import { importFeed } from './import-feed'
import { parseMap } from './map'

const MAX_FEED = 512 * 1024 * 1024

export const importRequestSchema = z.object({
  /** The file as it is, in base64: its encoding is not known yet. */
  feed: z.base64(),
  /** Of the feed's file. */
  name: z.string().max(1_000).nullable().default(null),
  map: z.unknown(),
  force: z.boolean(),
  dryRun: z.boolean(),
})

/** `POST /api/dealer/v1/imports`: takes a feed while the service holds the database. For whoever can read the token's file. */
export const createImportRoutes = ({ db, token, hosts }: { db: Db; token: string; hosts: PictureHosts }): Hono => {
  const routes = new Hono()
  routes.use('*', requireBearer(token, 'The token of the running service is needed.'))
  routes.post('/', async (context) => {
    const body = await readJsonBody(context.req.raw, importRequestSchema, MAX_FEED)
    if (!body.success) throw new HttpError(400, 'bad_request', 'The request is no import.')
    const { feed, name, map, force, dryRun } = body.data
    try {
      return context.json(
        await importFeed(db, {
          feed: Buffer.from(feed, 'base64'),
          name,
          map: parseMap(map),
          pictureHosts: hosts,
          force,
          dryRun,
        }),
      )
    } catch (error) {
      if (error instanceof FeedError) throw new HttpError(409, 'feed_refused', error.message)
      throw error
    }
  })
  return routes
}
