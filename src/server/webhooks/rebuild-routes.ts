import { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { requireBearer } from '../http/bearer'
import { HttpError } from '../http/http-error'
import type { Logger } from '../http/logger'
import { readBody } from '../http/read-body'
import { UNSAFE_CHARACTERS } from '../http/unsafe-characters'
import type { Journal } from '../journal/journal'
import type { EventRow } from '../journal/types'
import { parseBody } from './parse-body'

const rebuildSchema = z.strictObject({
  /** Looks at everything in a fresh process, instead of at what changed since. */
  full: z.boolean().default(false),
  /** For /status. */
  reason: z.string().trim().max(200).default(''),
})

interface RoutesOptions {
  journal: Journal
  token: string
}

const NEEDS_TOKEN = 'REBUILD_TOKEN is needed.'

/**
 * `POST /api/rebuild`: a build for people and cron. The body may be left out, or be `{ full?, reason? }`. Answers 202
 * with the event's id, see `createEventRoutes`.
 */
export const createRebuildRoutes = ({ journal, token, logger }: RoutesOptions & { logger: Logger }): Hono => {
  const routes = new Hono()
  routes.use('*', requireBearer(token, NEEDS_TOKEN))
  routes.post('/', async (context) => {
    const body = await readBody(context.req.raw)
    const { full, reason } = body.byteLength === 0 ? rebuildSchema.parse({}) : parseBody(body, rebuildSchema)
    const event = {
      source: 'manual',
      kind: full ? 'full' : 'rebuild',
      subject: reason,
      payload: { full, reason },
    } as const
    const requestId = context.get('requestId')
    const { id, status } = await journal.accept({ ...event, key: `manual:${randomUUID()}`, requestId })
    logger.info(`rebuild: ${event.kind} ${JSON.stringify(reason)} accepted as ${id}`, { eventId: id, requestId })
    return context.json({ id, status }, 202, { 'Cache-Control': 'no-store' })
  })
  routes.all('/', (context) => {
    context.header('Allow', 'POST')
    throw new HttpError(405, 'method_not_allowed', 'Send it with POST.')
  })
  return routes
}

/** What became of an event, for programs that wait for it. */
export interface EventAnswer {
  id: string
  source: string
  kind: string
  subject: string
  status: EventRow['status']
  /** In French; null when there is nothing to say. */
  reason: string | null
  receivedAt: string
  settledAt: string | null
  /** Of the request that brought it, as the log has it; null for events of the server itself. */
  requestId: string | null
  /** From its acceptance to its settling, or until now. */
  seconds: number
}

const answerOf = (
  { id, source, kind, subject, status, reason, received_at, settled_at, request_id }: EventRow,
  now: number,
): EventAnswer => ({
  id,
  source,
  kind,
  subject,
  status,
  reason,
  receivedAt: received_at.toISOString(),
  settledAt: settled_at?.toISOString() ?? null,
  requestId: request_id,
  seconds: Math.max(0, ((settled_at?.getTime() ?? now) - received_at.getTime()) / 1000),
})

/** `GET /api/events/{id}`: see `EventAnswer`. */
export const createEventRoutes = ({ journal, token }: RoutesOptions, clock: () => number = Date.now): Hono => {
  const routes = new Hono()
  routes.use('*', requireBearer(token, NEEDS_TOKEN))
  routes.get('/:id', async (context) => {
    const id = context.req.param('id')
    // No database takes a zero character, in a question either.
    const event = UNSAFE_CHARACTERS.test(id) ? null : await journal.find(id)
    if (!event)
      throw new HttpError(404, 'not_found', 'There is no event of that id; settled ones are kept for 30 days.')
    return context.json(answerOf(event, clock()), 200, { 'Cache-Control': 'no-store' })
  })
  return routes
}
