import type { HttpBindings } from '@hono/node-server'
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { HttpError } from '../../src/server/http/http-error'
import { decodeJson } from '../../src/server/http/json-body'
import { readBody } from '../../src/server/http/read-body'
import { Refusal } from '../../src/server/webhooks/refusal'
import { verifyStandardWebhook } from '../../src/server/webhooks/standard-webhooks'
import type { Lead } from './lead'
import type { LeadStore } from './lead-store'
import { misbehave, MODE_OUTCOMES } from './misbehave'
import type { CrmMode } from './misbehave'
import { readAdf } from './read-adf'

type CrmContext = Context<{ Bindings: HttpBindings }>
type Delivery = Pick<Lead, 'key' | 'format' | 'signed' | 'body'>

export interface ReceiverOptions {
  leads: LeadStore
  mode: () => CrmMode
  /** Keys of the secrets that senders sign with. */
  keys: readonly Uint8Array[]
}

const signatureOf = (context: CrmContext) => ({
  id: context.req.header('webhook-id'),
  timestamp: context.req.header('webhook-timestamp'),
  signature: context.req.header('webhook-signature'),
})

/** @throws Refusal, HttpError */
const readWebhook = (context: CrmContext, body: Uint8Array, keys: readonly Uint8Array[]): Delivery => {
  const key = verifyStandardWebhook(keys, signatureOf(context), body, Math.floor(Date.now() / 1_000))
  decodeJson(body)
  return { key, format: 'webhook', signed: true, body: Buffer.from(body).toString('utf8') }
}

/** Without a header that names the delivery, a document is known by the id in it, or else by its content. */
const readAdfDelivery = (context: CrmContext, body: Uint8Array, keys: readonly Uint8Array[]): Delivery => {
  const text = Buffer.from(body).toString('utf8')
  const { id } = readAdf(text)
  const headers = signatureOf(context)
  const signed = headers.signature === undefined ? null : verifyStandardWebhook(keys, headers, body, Date.now() / 1_000)
  const key = signed ?? headers.id ?? context.req.header('idempotency-key') ?? id
  return {
    key: `adf:${key ?? createHash('sha256').update(body).digest('hex')}`,
    format: 'adf',
    signed: signed === null ? null : true,
    body: text,
  }
}

/** Takes a delivery as a CRM would: checked, kept once by its key, and answered as its switch says. */
export const receive =
  (format: Lead['format'], { leads, mode, keys }: ReceiverOptions) =>
  async (context: CrmContext): Promise<Response> => {
    let delivery: Delivery
    try {
      const body = await readBody(context.req.raw)
      delivery = (format === 'webhook' ? readWebhook : readAdfDelivery)(context, body, keys)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      leads.reject(format, error instanceof Refusal ? error.reason : error.message)
      const status = error instanceof HttpError || error instanceof Refusal ? error.status : 422
      return context.json({ error: error.message }, status)
    }
    const current = mode()
    const outcome = await leads.record(delivery, MODE_OUTCOMES[current], current === 'normal' || current === 'perdue')
    return current === 'normal'
      ? context.json({ received: true, duplicate: outcome === 'repeated' })
      : misbehave(context, current)
  }
