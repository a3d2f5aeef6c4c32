import type { ColumnType, Generated } from 'kysely'
import type { ENQUIRY_STATES } from '../../contract/dealer/enquiry'
import type { EnquiryConsent } from '../../domain/enquiry/types'
import type { Instant, InstantNow } from './column-types'

/** What became of an enquiry; see migration 9. `pending`: a subscription that the visitor has not confirmed. */
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

export interface EnquiryTable {
  id: string
  received_at: string
  idempotency_key: string | null
  /** Of the content: equal content has an equal digest. */
  digest: string
  kind: string
  /** Null where the columns are encrypted, and after the erasure. */
  record: ColumnType<unknown, string | null, string | null>
  /** The same, encrypted. */
  sealed: string | null
  /** Quoted by people; null for enquiries from before references. */
  reference: string | null
  state: Generated<EnquiryState>
  /** Codes of what made it suspicious. */
  suspicions: ColumnType<string[], string | undefined, string>
  location_id: string | null
  department: Generated<string>
  /** Keyed digests of the client's address and of the visitor's e-mail address. */
  client_hash: string | null
  email_hash: string | null
  /** Text version, marketing and time; kept after the erasure. */
  consent: ColumnType<(EnquiryConsent & { at: string }) | null, string | null, string | null>
  erase_after: Instant | null
  erased_at: Instant | null
}

/**
 * `waiting` for a job, `queued`, `sent`, `dead` (given up), `withdrawn` (its enquiry was refused, erased or cancelled, or a
 * person took care of it).
 */
export type DeliveryState = 'waiting' | 'queued' | 'sent' | 'dead' | 'withdrawn'

/** One message to one receiver about one enquiry. */
export interface EnquiryDeliveryTable {
  id: string
  enquiry_id: string
  /** Name of the channel in the configuration. */
  channel: string
  /** What is delivered: `enquiry`, or `change:{id}` for a change by the visitor. */
  subject: Generated<string>
  state: Generated<DeliveryState>
  attempts: Generated<number>
  next_attempt_at: Instant | null
  /** Without personal data. */
  last_error: string | null
  created_at: InstantNow
  settled_at: Instant | null
  /** Digests of the addresses that have the mail, where others refused it. */
  taken: ColumnType<string[] | null, string | null | undefined, string | null>
}

export interface EnquiryAttemptTable {
  seq: Generated<number>
  delivery_id: string
  attempted_at: InstantNow
  outcome: 'sent' | 'failed' | 'gave_up'
  /** Without personal data. */
  detail: string
  duration_ms: number
}

/** From when to when a channel was kept from sending. */
export interface ChannelPauseTable {
  id: string
  channel: string
  paused_at: InstantNow
  /** Null: it is paused now. */
  resumed_at: Instant | null
}

/** A view of the channels that are paused now. */
export interface PausedChannelView {
  channel: string
  paused_at: ColumnType<Date, never, never>
}

/** What a visitor did by the signed link of the confirmation. */
export interface EnquiryChangeTable {
  id: string
  enquiry_id: string
  changed_at: InstantNow
  kind: 'cancel' | 'change' | 'confirm'
  record: ColumnType<unknown, string | null, string | null>
  sealed: string | null
}
