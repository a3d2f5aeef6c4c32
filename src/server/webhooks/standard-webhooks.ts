import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from './refusal'

/** Seconds that the clocks of sender and receiver, and the way between them, may differ. */
export const TOLERANCE = 5 * 60

/** More signatures than a sender that rotates keys has any use for. */
const MAX_SIGNATURES = 16

export interface WebhookHeaders {
  id: string | undefined
  timestamp: string | undefined
  signature: string | undefined
}

/**
 * The key in a secret of the form `whsec_` and base64.
 *
 * @returns null when it has another form, or fewer than 16 bytes
 */
export const parseWebhookSecret = (secret: string): Buffer | null => {
  const [, text] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? []
  if (text === undefined) return null
  const key = Buffer.from(text, 'base64')
  return key.length >= 16 && key.toString('base64').replace(/=+$/, '') === text.replace(/=+$/, '') ? key : null
}

const mac = (key: Uint8Array, id: string, timestamp: string, body: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()

/** The header `webhook-signature` of a message, signed with one key. */
export const signStandardWebhook = (key: Uint8Array, id: string, timestamp: number, body: string): string =>
  `v1,${mac(key, id, String(timestamp), Buffer.from(body)).toString('base64')}`

const missing = (name: string): Refusal =>
  new Refusal(
    401,
    'missing_header',
    `The header ${name} is missing or malformed.`,
    `En-tête ${name} absent ou mal formé.`,
  )

/**
 * Checks a message by Standard Webhooks: one of its signatures was made with one of the keys, and it was sent within
 * five minutes of now. Every pair is compared, each in constant time, so that the time taken tells nothing.
 *
 * @param now seconds since 1970
 * @returns the delivery id, the same at every attempt to deliver
 * @throws Refusal 401
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const verifyStandardWebhook = (
  keys: readonly Uint8Array[],
  { id, timestamp, signature }: WebhookHeaders,
  body: Uint8Array,
  now: number,
): string => {
  if (id === undefined || !/^[\x21-\x7e]{1,200}$/.test(id)) throw missing('webhook-id')
  if (timestamp === undefined || !/^\d{1,12}$/.test(timestamp)) throw missing('webhook-timestamp')
  if (signature === undefined || signature === '')
    throw new Refusal(401, 'missing_signature', 'The header webhook-signature is missing.', 'Signature absente.')

  const given = signature
    .split(' ', MAX_SIGNATURES)
    .flatMap((one) => (one.startsWith('v1,') ? [Buffer.from(one.slice(3), 'base64')] : []))
  let isSigned = false
  for (const key of keys) {
    const expected = mac(key, id, timestamp, body)
    for (const one of given) if (one.length === expected.length && timingSafeEqual(one, expected)) isSigned = true
  }
  if (!isSigned) throw new Refusal(401, 'bad_signature', 'No signature is that of this message.', 'Signature fausse.')

  const age = Math.round(now - Number(timestamp))
  if (age > TOLERANCE)
    throw new Refusal(
      401,
      'too_late',
      `The message was sent ${age} s ago; at most ${TOLERANCE} s are accepted.`,
      `Message trop ancien\u202f: envoyé il y a ${age} s (${TOLERANCE} s au plus).`,
    )
  if (age < -TOLERANCE)
    throw new Refusal(
      401,
      'too_early',
      `The message is dated ${-age} s in the future; at most ${TOLERANCE} s are accepted.`,
      `Message daté de ${-age} s dans le futur (${TOLERANCE} s au plus).`,
    )
  return id
}
