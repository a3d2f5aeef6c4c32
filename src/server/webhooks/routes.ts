import { Hono } from 'hono'
import type { Context } from 'hono'
import type { Db } from '../database/open-database'
import type { EventSource } from '../database/schema'
import { HttpError } from '../http/http-error'
import { createLogSummary } from '../http/log-summary'
import type { Logger } from '../http/logger'
import { readBody } from '../http/read-body'
import type { Journal } from '../journal/journal'
import type { NewEvent } from '../journal/types'
import type { ReadSubjectMark } from '../reconciliation/subject-mark'
import { dealerEvent, storyblokEvent } from './accept'
import { Refusal } from './refusal'
import { createRepeatedBodies } from './repeated-body'
import { createRejections } from './rejections'
import { parseWebhookSecret } from './standard-webhooks'

export interface WebhookRoutesOptions {
  db: Db
  journal: Journal
  logger: Logger
  /** Without it nothing of Storyblok is accepted. */
  storyblokSecret?: string | undefined
  /** The one space whose webhooks are accepted. */
  storyblokSpaceId?: string | undefined
  /** Asked whether a body that comes again has news; left out, it always has. */
  readMark?: ReadSubjectMark | undefined
  /** `whsec_…`, the one in use and those it replaces; without any nothing of the stock system is accepted. */
  dealerSecrets?: readonly string[] | undefined
  /** Milliseconds since 1970. */
  clock?: () => number
}

const keyOf = (secret: string): Buffer => {
  const key = parseWebhookSecret(secret)
  if (!key) throw new Error('A webhook secret must be whsec_ and the base64 of at least 16 bytes.')
  return key
}

const notSet = (name: string): Refusal =>
  new Refusal(503, 'not_configured', `${name} is not set: no webhook can be verified.`, `${name} n’est pas défini.`)

const isJson = (type: string | undefined): boolean => /^application\/json\s*(?:;|$)/i.test(type ?? '')

/** In French, for refusals that other parts of the program word in English. */
const reasonOf = (error: HttpError): string => {
  if (error instanceof Refusal) return error.reason
  return error.status === 413 ? 'Corps trop grand (256 Kio au plus).' : 'Corps interrompu.'
}

/**
 * `POST /api/webhooks/storyblok` and `/dealer`: verified by the raw body, journalled, and only then acknowledged with a
 * 202, or a 200 when the event was told before. A refusal says why and repeats nothing of what was sent.
 */
export const createWebhookRoutes = ({
  db,
  journal,
  logger,
  storyblokSecret,
  storyblokSpaceId,
  readMark = async () => null,
  dealerSecrets = [],
  clock = Date.now,
}: WebhookRoutesOptions): Hono => {
  const keys = dealerSecrets.map(keyOf)
  const rejections = createRejections(db, logger, clock)
  const refusals = createLogSummary(logger)
  const withoutRepetition = createRepeatedBodies(db, readMark)
  const routes = new Hono()
  routes.use('*', async (context, next) => {
    context.header('Cache-Control', 'no-store')
    await next()
  })

  const receive =
    (source: EventSource, read: (context: Context, body: Uint8Array) => NewEvent | Promise<NewEvent>) =>
    async (context: Context) => {
      const requestId = context.get('requestId')
      try {
        if (!isJson(context.req.header('content-type')))
          throw new Refusal(415, 'not_json', 'Send application/json.', 'Type de contenu autre que application/json.')
        const event = await read(context, await readBody(context.req.raw))
        const { id, status, duplicate } = await journal.accept({ ...event, requestId })
        logger.info(
          `webhook ${source} ${event.kind} ${JSON.stringify(event.subject)}: ${duplicate ? 'known' : 'accepted'} as ${id}, ${status}`,
          { eventId: id, requestId },
        )
        return context.json({ id, status, duplicate }, duplicate ? 200 : 202)
      } catch (error) {
        if (error instanceof HttpError) {
          refusals.add(`webhook ${source}: refused with ${error.status} ${error.code}`)
          await rejections.record({ source, status: error.status, code: error.code, reason: reasonOf(error) })
        }
        throw error
      }
    }

  routes.post(
    '/storyblok',
    receive('storyblok', (context, body) => {
      if (storyblokSecret === undefined) throw notSet('STORYBLOK_WEBHOOK_SECRET')
      const sender = { secret: storyblokSecret, spaceId: storyblokSpaceId ?? null }
      const { event, payload } = storyblokEvent(sender, body, context.req.header('webhook-signature'))
      return withoutRepetition(event, payload)
    }),
  )
  routes.post(
    '/dealer',
    receive('dealer', (context, body) => {
      if (keys.length === 0) throw notSet('DEALER_WEBHOOK_SECRETS')
      const header = (name: string) => context.req.header(`webhook-${name}`)
      return dealerEvent(
        keys,
        body,
        { id: header('id'), timestamp: header('timestamp'), signature: header('signature') },
        clock() / 1000,
      )
    }),
  )
  for (const path of ['/storyblok', '/dealer'])
    routes.all(path, (context) => {
      context.header('Allow', 'POST')
      throw new HttpError(405, 'method_not_allowed', 'Send it with POST.')
    })
  return routes
}
