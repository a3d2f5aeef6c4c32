import type { Enquiry } from '../../domain/enquiry/types'
import type { EnquiryKeys } from './enquiry-keys'

export const ENQUIRIES_URL = '/api/enquiries'
const PATIENCE_MS = 15_000

export type SendResult =
  | { state: 'sent' }
  /** The server refused what was typed: French messages by field. */
  | { state: 'invalid'; fields: Record<string, string> }
  /** `offline`: the server was not reached; `failed`: it could not take the enquiry. */
  | { state: 'offline' | 'failed' }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const refusedFields = (answer: unknown): Record<string, string> => {
  const fields = isObject(answer) && isObject(answer.error) && isObject(answer.error.fields) ? answer.error.fields : {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

const post = async (content: string, key: string): Promise<SendResult | { state: 'conflict' }> => {
  try {
    const response = await fetch(ENQUIRIES_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: content,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.ok) return { state: 'sent' }
    if (response.status === 409) return { state: 'conflict' }
    if (response.status !== 422) return { state: 'failed' }
    return { state: 'invalid', fields: refusedFields(await response.json().catch(() => null)) }
  } catch {
    return { state: 'offline' }
  }
}

/**
 * Sends an enquiry. A repeated attempt with the same content has the same key and is not a second enquiry. When the
 * server knows the key with other content, the enquiry is sent once more under a new key.
 *
 * @param website what was typed into the field that people do not see; the service ignores an enquiry that fills it
 */
export const sendEnquiry = async (enquiry: Enquiry, keys: EnquiryKeys, website = ''): Promise<SendResult> => {
  const content = JSON.stringify({ ...enquiry, website })
  for (let attempt = 1; attempt <= 2; attempt++) {
    const result = await post(content, keys.keyFor(content))
    if (result.state !== 'conflict') return result
    keys.forget(content)
  }
  return { state: 'failed' }
}
