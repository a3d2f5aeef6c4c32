import type { OutboxEntry } from '../outbox/outbox-store'
import type { Receipt } from '../send/post-enquiry'

/** State of an enquiry, as the visitor sees it. */
export type Phase =
  | { name: 'editing' }
  | { name: 'sending' }
  /** Kept on this device until there is a connection. `lasts`: even after the page is closed. */
  | { name: 'kept'; entry: OutboxEntry; lasts: boolean }
  /** Too many from this visitor. */
  | { name: 'failed'; reason: 'limited' }
  /** Not accepted; `message` is the server's, or empty. */
  | { name: 'failed'; reason: 'refused'; message: string }
  /** `isKnown`: the visitor had sent it before. */
  | { name: 'sent'; receipt: Receipt; email: string; isKnown: boolean }

export interface Sendable {
  /** JSON of the fields that identify the enquiry. */
  content: string
  /** The same with the time it took to fill in the form. */
  body: string
  email: string
}

/** E-mail address in a kept enquiry; empty if there is none. */
export const emailOf = ({ content }: OutboxEntry): string => {
  const body: unknown = JSON.parse(content)
  return typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email
    : ''
}
