import { Hono } from 'hono'
import { z } from 'zod'
import { errorLine } from '../../domain/errors/error-message'
import type { ByHand } from '../builds/worker/publish-by-hand'
import { requireBearer } from '../http/bearer'
import { HttpError } from '../http/http-error'
import type { Logger } from '../http/logger'
import { readBody } from '../http/read-body'
import { parseBody } from '../webhooks/parse-body'

const releaseId = z.string().regex(/^[0-9a-f]{16}$/, { error: 'is no release id, which is 16 hex digits' })

/** What the command line asks a running server for. */
export const orderSchema = z.strictObject({
  releaseId,
  cause: z.enum(['rollback', 'forced']),
  against: releaseId.nullable().optional(),
})

/** What it is answered. */
export const publishedSchema = z.object({ before: z.string().nullable() })

export interface ReleaseRoutesOptions {
  /** Of the running service: whoever can read the data folder knows it. */
  token: string
  /** Null as long as nothing publishes in this process. */
  byHand: () => Pick<ByHand, 'publish'> | null
  logger: Logger
}

/** `POST /api/releases/publications`: brings a stored release live, for `npm run release` beside a running server. */
export const createReleaseRoutes = ({ token, byHand, logger }: ReleaseRoutesOptions): Hono => {
  const routes = new Hono()
  routes.use('*', requireBearer(token, 'The token of the running service is needed.'))
  routes.post('/publications', async (context) => {
    const { against, ...order } = parseBody(await readBody(context.req.raw), orderSchema)
    const publisher = byHand()
    if (publisher === null)
      throw new HttpError(
        503,
        'unavailable',
        'The server is still starting; nothing was published. Try again in a moment.',
      )
    try {
      const answer = await publisher.publish({ ...order, ...(against !== undefined && { against }) })
      logger.info(`release: ${order.cause === 'rollback' ? 'rolled back to' : 'published by hand:'} ${order.releaseId}`)
      return context.json(answer satisfies z.output<typeof publishedSchema>, 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      const reason = errorLine(error)
      logger.error(`release: ${order.releaseId} was not published: ${reason}`)
      throw new HttpError(409, 'not_published', reason)
    }
  })
  return routes
}
