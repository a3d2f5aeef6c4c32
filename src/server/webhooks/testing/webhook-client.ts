import { serve } from '@hono/node-server'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { WebhookOptions } from '../../app'
import { createJournal } from '../../journal/journal'
import type { Db } from '../../database/open-database'
import { createTestApp } from '../../testing/test-app'
import { parseWebhookSecret, signStandardWebhook } from '../standard-webhooks'

export const STORYBLOK_SECRET = 'storyblok-secret-of-a-test'
export const DEALER_SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
export const OLD_DEALER_SECRET = `whsec_${Buffer.alloc(24, 3).toString('base64')}`
export const REBUILD_TOKEN = 'rebuild-token-of-a-test'

const keyOf = (secret: string): Uint8Array => parseWebhookSecret(secret) ?? new Uint8Array()

export const storyblokSignature = (body: string | Uint8Array, secret = STORYBLOK_SECRET): string =>
  createHmac('sha1', secret).update(body).digest('hex')

/** Headers of a message as the stock system sends it now. */
export const dealerHeaders = (
  body: string,
  { id = 'msg_1', at = Math.floor(Date.now() / 1000), secret = DEALER_SECRET } = {},
): Record<string, string> => ({
  'content-type': 'application/json',
  'webhook-id': id,
  'webhook-timestamp': String(at),
  'webhook-signature': signStandardWebhook(keyOf(secret), id, at, body),
})

export interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

/** The API over real HTTP, with webhooks. */
export const startWebhookServer = async (
  db: Db,
  options: Pick<WebhookOptions, 'readMark' | 'storyblokSpaceId'> = {},
) => {
  const journal = createJournal(db)
  const { app, lines, entries } = createTestApp(db, {
    webhooks: {
      journal,
      storyblokSecret: STORYBLOK_SECRET,
      dealerSecrets: [DEALER_SECRET, OLD_DEALER_SECRET],
      rebuildToken: REBUILD_TOKEN,
      ...options,
    },
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`

  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(origin + path, init)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
  }
  const post = (path: string, body: BodyInit, headers: Record<string, string>) =>
    send(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      duplex: 'half',
    } as RequestInit)
  return {
    journal,
    lines,
    entries,
    origin,
    port,
    send,
    post,
    storyblok: (payload: object | string, signature?: string) => {
      const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
      return post('/api/webhooks/storyblok', body, { 'webhook-signature': signature ?? storyblokSignature(body) })
    },
    dealer: (
      payload: object | string,
      options: Parameters<typeof dealerHeaders>[1] = {},
      headers: Record<string, string> = {},
    ) => {
      const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
      return post('/api/webhooks/dealer', body, { ...dealerHeaders(body, options), ...headers })
    },
    stop: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type WebhookServer = Awaited<ReturnType<typeof startWebhookServer>>
