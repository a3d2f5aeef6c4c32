import { isClosedState } from '../../../domain/enquiry/closed-states'
import { REFERENCE } from '../../../domain/enquiry/reference'
import { REPLAYED_HEADER } from '../../../domain/enquiry/replayed-header'
import { ENQUIRIES_URL } from './enquiries-url'

const PATIENCE_MS = 15_000
/** Body size in bytes up to which browsers finish a `keepalive` request after the page is closed. */
const KEPT_ALIVE = 60_000
/** Seconds to wait where the server names none. */
const PAUSE_S = 60

/** What the server says of an enquiry that it keeps. */
export interface Receipt {
  /** Reference number for people to quote. */
  reference: string
  /** ISO instant. */
  receivedAt: string
  /** Whether it is held for review before it is delivered and confirmed. */
  isHeld: boolean
  /** Whether a confirmation is sent by e-mail. */
  isConfirmedByMail: boolean
  /** Whether a wished time was over when it arrived. */
  isWishPassed: boolean
}

export type PostResult =
  /** `isRepeated`: the server had it before. */
  | { state: 'sent'; receipt: Receipt; isRepeated: boolean }
  /** It was sent before under this key, and has been cancelled or refused since. */
  | { state: 'closed' }
  /** What was typed is refused: French messages by field. */
  | { state: 'invalid'; fields: Record<string, string> }
  /** The key came with another content before. */
  | { state: 'conflict' }
  /** Too many from this visitor. */
  | { state: 'limited'; retryAfterSeconds: number }
  /** It cannot be taken at all, now or later. */
  | { state: 'refused' }
  /** The server was not reached, or could not answer: it is sent again later. */
  | { state: 'unreachable' }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** Null without a valid reference: then nothing proves that the server stored the enquiry. */
const receiptOf = (answer: unknown): Receipt | null => {
  const { reference, receivedAt, state, confirmedByMail, wishPassed } = isObject(answer) ? answer : {}
  if (typeof reference !== 'string' || !REFERENCE.test(reference)) return null
  const isInstant = typeof receivedAt === 'string' && !Number.isNaN(Date.parse(receivedAt))
  return {
    reference,
    receivedAt: isInstant ? receivedAt : new Date().toISOString(),
    isHeld: state === 'held',
    isConfirmedByMail: confirmedByMail === true,
    isWishPassed: wishPassed === true,
  }
}

const resultOf = async (response: Response): Promise<PostResult> => {
  const { status } = response
  if (status >= 500 || status === 408 || status === 425) return { state: 'unreachable' }
  if (status === 409) return { state: 'conflict' }
  const answer: unknown = await response.json()
  if (response.ok) {
    const receipt = receiptOf(answer)
    if (receipt === null) return { state: 'unreachable' }
    if (isObject(answer) && isClosedState(answer.state)) return { state: 'closed' }
    return { state: 'sent', receipt, isRepeated: response.headers.has(REPLAYED_HEADER) }
  }
  const error = isObject(answer) && isObject(answer.error) ? answer.error : {}
  if (status === 422) return { state: 'invalid', fields: textsOf(error.fields) }
  if (status !== 429) return { state: 'refused' }
  const seconds = Number(response.headers.get('retry-after'))
  return {
    state: 'limited',
    retryAfterSeconds: Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : PAUSE_S,
  }
}

/**
 * Sends an enquiry once. Its key tells the server apart a repeated attempt from a second enquiry.
 *
 * @param content JSON of the body
 */
export const postEnquiry = async (content: string, key: string): Promise<PostResult> => {
  try {
    const response = await fetch(ENQUIRIES_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: content,
      keepalive: new Blob([content]).size <= KEPT_ALIVE,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return await resultOf(response)
  } catch {
    // No connection, no answer in time, or an answer that is none: a proxy in between may have made it.
    return { state: 'unreachable' }
  }
}
