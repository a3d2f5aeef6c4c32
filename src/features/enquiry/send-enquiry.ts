import type { Enquiry } from '../../domain/enquiry/types'

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

/**
 * Sends an enquiry.
 *
 * @param key the same for every attempt to send one enquiry, so that a repeated attempt is not a second enquiry
 * @param website what was typed into the field that people do not see; the service ignores an enquiry that fills it
 */
export const sendEnquiry = async (enquiry: Enquiry, key: string, website = ''): Promise<SendResult> => {
  try {
    const response = await fetch(ENQUIRIES_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...enquiry, website }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.ok) return { state: 'sent' }
    if (response.status !== 422) return { state: 'failed' }
    return { state: 'invalid', fields: refusedFields(await response.json().catch(() => null)) }
  } catch {
    return { state: 'offline' }
  }
}
