import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import type { Receipt } from '../send/post-enquiry'

/** An enquiry that was not yet acknowledged. */
export interface OutboxEntry {
  /** Idempotency key. */
  key: string
  /** JSON of the body, as it is sent. */
  content: string
  kind: EnquiryKind
  /** Key of the draft that it was made from, to be erased once it is sent. */
  draft: string
  /** Path of the page that it was made on. */
  page: string | null
  /** ISO instant. */
  savedAt: string
}

/** Notice of an enquiry that was sent while no page could show it. */
export interface SentNotice extends Receipt {
  key: string
  draft: string
}

export interface OutboxStore {
  put: (entry: OutboxEntry) => Promise<void>
  remove: (key: string) => Promise<void>
  /** The oldest first. */
  all: () => Promise<OutboxEntry[]>
  /** What the service worker sent, once. */
  takeNotices: () => Promise<SentNotice[]>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads a stored entry; null for what is none. */
export const parseEntry = (value: unknown): OutboxEntry | null => {
  if (!isObject(value)) return null
  const { key, content, kind, draft, page, savedAt } = value
  if (!isText(key) || !isText(content) || !isText(kind) || !isText(draft) || !isText(savedAt)) return null
  if (Number.isNaN(Date.parse(savedAt))) return null
  // The kind was checked when the entry was made; an unknown one is refused by the server.
  return { key, content, kind: kind as EnquiryKind, draft, page: isText(page) ? page : null, savedAt }
}

export const parseNotice = (value: unknown): SentNotice | null => {
  if (!isObject(value)) return null
  const { key, draft, reference, receivedAt, isHeld, isConfirmedByMail, isWishPassed } = value
  if (!isText(key) || !isText(draft) || !isText(reference) || !isText(receivedAt)) return null
  return {
    key,
    draft,
    reference,
    receivedAt,
    isHeld: isHeld === true,
    isConfirmedByMail: isConfirmedByMail === true,
    isWishPassed: isWishPassed === true,
  }
}
