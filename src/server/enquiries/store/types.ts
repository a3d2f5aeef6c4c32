import type { EnquiryReceipt } from '../../../contract/dealer/enquiry'
import type { EnquiryRoute } from '../../../domain/enquiry/channels'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import type { Enquiry } from '../../../domain/enquiry/types'
import type { BodyProblems } from '../body/parse-enquiry'
import type { Suspicion } from '../spam/suspicions'

/** An enquiry that is to be stored, unless it was before. */
export interface ArrivedEnquiry {
  enquiry: Enquiry
  /** What is wrong with it now; null: nothing. It was right when it was stored if it only comes again. */
  problems: BodyProblems | null
  receivedAt: Date
  /** The sender's idempotency key; null when it has none. */
  key: string | null
  /** Of the content: equal content has an equal digest. */
  digest: string
  /** Keyed digests; the client's is null when its address is not known. */
  clientHash: string | null
  emailHash: string
  suspicions: readonly Suspicion[]
}

/** What became of it. */
export type StoreOutcome =
  | { state: 'stored' | 'repeated'; receipt: EnquiryReceipt }
  /** The key came with other content before. */
  | { state: 'key_reused' }
  /** Nothing was stored. */
  | { state: 'invalid'; problems: BodyProblems }
  /** The group does not take enquiries of this kind; nothing was stored. */
  | { state: 'not_offered'; kind: EnquiryKind }
  /** The client sent too many; nothing was stored. */
  | { state: 'too_many'; retryAfterSeconds: number }

/** A row of `enquiry_deliveries` as it is first written. */
export interface NewDelivery {
  id: string
  enquiry_id: string
  channel: string
  subject: string
}

/** The deliveries that an enquiry is to have. */
export type DeliveriesFor = (
  enquiryId: string,
  route: EnquiryRoute,
  /** Left out: the enquiry itself. */
  subject?: `change:${string}`,
) => readonly NewDelivery[]
