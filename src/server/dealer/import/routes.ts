import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../database/open-database'
import { HttpError } from '../../http/http-error'
import { FeedError } from './feed-error'
import { importFeed } from './import-feed'
import { parseMap } from './map'

const MAX_FEED = 512 * 1024 * 1024

export const importRequestSchema = z.object({
  /** The file as it is, in base64: its encoding is not known yet. */
  feed: z.base64(),
  map: z.unknown(),
  force: z.boolean(),
  dryRun: z.boolean(),
})

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Digests have one length, so that the comparison takes the same time whatever was sent. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

/** `POST /api/dealer/v1/imports`: takes a feed while the service holds the database. For whoever can read the token's file. */
export const createImportRoutes = ({ db, token }: { db: Db; token: string }): Hono => {
  const routes = new Hono()
  const onError = () => {
    throw new HttpError(413, 'too_large', 'The feed is too large.')
  }
  routes.use('*', async (context, next) => {
    const given = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
    if (!isSame(given, token)) throw new HttpError(401, 'unauthorised', 'The token of the running service is needed.')
    await next()
  })
  routes.post('/', bodyLimit({ maxSize: MAX_FEED, onError }), async (context) => {
    const body = importRequestSchema.safeParse(await context.req.json().catch(() => null))
    if (!body.success) throw new HttpError(400, 'bad_request', 'The request is no import.')
    const { feed, map, force, dryRun } = body.data
    try {
      return context.json(await importFeed(db, { feed: Buffer.from(feed, 'base64'), map: parseMap(map), force, dryRun }))
    } catch (error) {
      if (error instanceof FeedError) throw new HttpError(409, 'feed_refused', error.message)
      throw error
    }
  })
  return routes
}
