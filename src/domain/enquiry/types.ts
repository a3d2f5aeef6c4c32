import type { FieldName } from './fields'
import type { EnquiryKind } from './kinds'

/** What was filled in: texts trimmed, empty fields and those that were not shown left out. Consent stands apart. */
export type EnquiryValues = Partial<
  Record<Exclude<FieldName, 'consent' | 'marketing' | 'locationId'>, string | number | boolean>
>

/** What an enquiry is about; null where it is about none. */
export interface EnquirySubject {
  vehicleId: number | null
  modelKey: string | null
  leaseOfferKey: string | null
  /** The dealership that the visitor chose, or that has the vehicle. */
  locationId: string | null
}

export const ATTACHMENT_KINDS = ['calculation', 'comparison', 'search'] as const

/** Something that the visitor made on the site and sends along: a calculation, a comparison, a search. */
export interface EnquiryAttachment {
  kind: (typeof ATTACHMENT_KINDS)[number]
  title: string
  /** Label and value, as the visitor saw them. */
  lines: [label: string, value: string][]
  /** Address on the site that shows it again; null where there is none. */
  path: string | null
}

export const ATTACHMENT_LIMITS = { count: 3, title: 160, lines: 40, text: 300, path: 2_000 } as const

/** What the visitor agreed to. Processing is always agreed to: nothing is stored otherwise. */
export interface EnquiryConsent {
  /** Version of the text that stood beside the box, see `consent.ts`. */
  textVersion: string
  /** Whether the group may write about offers; never ticked beforehand. */
  marketing: boolean
  /** It named a version that was never published; `textVersion` is then the current one. */
  isUnpublished?: true
}

/** An enquiry that was checked. */
export interface Enquiry {
  kind: EnquiryKind
  values: EnquiryValues
  subject: EnquirySubject
  attachments: EnquiryAttachment[]
  consent: EnquiryConsent
  /** Path of the page that it was sent from; null when it is not known. */
  page: string | null
  /** Wishes that were over or closed when it arrived late from a device; left out: none. */
  passedWishes?: readonly FieldName[]
}

export const SUBJECT_STATES = ['none', 'offered', 'gone'] as const
/** `gone`: sold or withdrawn by the time the enquiry arrived; `none`: the enquiry is about no vehicle, model or offer. */
export type SubjectState = (typeof SUBJECT_STATES)[number]

/** An enquiry as it is stored. */
export interface StoredEnquiry extends Enquiry {
  subjectState: SubjectState
  /** Name of the vehicle, model or offer as people read it; null where it is not known. */
  subjectTitle: string | null
}
