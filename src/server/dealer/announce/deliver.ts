import { setTimeout as wait } from 'node:timers/promises'
import { errorMessage } from '../../../domain/errors/error-message'
import { signStandardWebhook } from '../../webhooks/standard-webhooks'

export interface Delivery {
  url: string
  /** Every one signs, so that the receiver may still know only the one that is being replaced. */
  keys: readonly Uint8Array[]
  /** The same at every attempt. */
  id: string
  body: string
  signal: AbortSignal
  /** Sends the request; the network when left out. */
  send?: (request: Request) => Response | Promise<Response>
}

/** Milliseconds before each attempt. What is still not delivered then, the receiver's reconciliation finds. */
export const ATTEMPTS: readonly number[] = [0, 1_000, 5_000, 30_000, 120_000]

const TIMEOUT = 15_000
const GONE = 410

const attempt = async ({ url, keys, id, body, signal, send = fetch }: Delivery): Promise<number> => {
  const at = Math.floor(Date.now() / 1000)
  const request = new Request(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'vitrine-dealer',
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': keys.map((key) => signStandardWebhook(key, id, at, body)).join(' '),
    },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  })
  const response = await send(request)
  await response.arrayBuffer()
  return response.status
}

/** A place without what may be secret in it. */
const placeOf = (url: string): string => new URL(url).origin

/**
 * Sends a message by Standard Webhooks until it is taken, with growing pauses and a fresh time in each attempt. A
 * receiver that says 410 wants no more of it.
 *
 * @returns null when it was taken or the signal ended it, else one line that says why not
 */
export const deliver = async (delivery: Delivery, pauses: readonly number[] = ATTEMPTS): Promise<string | null> => {
  let problem = ''
  for (const pause of pauses) {
    try {
      if (pause > 0) await wait(pause, undefined, { signal: delivery.signal })
      const status = await attempt(delivery)
      if (status >= 200 && status < 300) return null
      problem = `it answered ${status}`
      if (status === GONE) break
    } catch (error) {
      if (delivery.signal.aborted) return null
      problem = errorMessage(error)
    }
  }
  return `webhook ${delivery.id} was not taken by ${placeOf(delivery.url)} (${problem}); its reconciliation has to find the change`
}
