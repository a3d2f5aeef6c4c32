import { parseWebhookSecret, signStandardWebhook } from '../../../webhooks/standard-webhooks'
import type { Outcome } from '../outcome'
import { postMessage } from './http-post'

export interface SignedMessage {
  url: string
  secrets: readonly string[]
  /** The same at every attempt. */
  id: string
  body: unknown
  signal: AbortSignal
  timeoutMs?: number | undefined
}

/** Posts JSON by Standard Webhooks, signed with every secret, so that the receiver may know only one of them. */
export const postSigned = ({ url, secrets, id, body, signal, timeoutMs }: SignedMessage): Promise<Outcome> => {
  const text = JSON.stringify(body)
  const at = Math.floor(Date.now() / 1000)
  const keys = secrets.map(parseWebhookSecret).filter((key) => key !== null)
  return postMessage({
    url,
    body: text,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': keys.map((key) => signStandardWebhook(key, id, at, text)).join(' '),
    },
    signal,
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
}
