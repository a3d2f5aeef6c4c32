import type { AppointmentWishes } from '../../../domain/enquiry/wishes'
import type { StoredEnquiry } from '../../../domain/enquiry/types'
import type { Location } from '../../../domain/location/types'

/** A stored enquiry, as mails speak of it. */
export interface ReceivedEnquiry {
  reference: string
  receivedAt: Date
  enquiry: StoredEnquiry
  /** Codes of what made it suspicious; empty for most. */
  suspicions: readonly string[]
  /** What the visitor did last by the signed link after what the mail says: it leaves late or again. Left out: nothing. */
  since?: AppointmentChange | null
}

/** The vehicle, model or lease offer that an enquiry is about, as the site shows it. */
export interface MailItem {
  type: 'vehicle' | 'model' | 'offer'
  title: string
  /** Address on the site; null where there is no page any longer. */
  path: string | null
  price: { type: 'price' | 'monthly' | 'from'; text: string } | null
  /** Of a vehicle. */
  stockNumber: string | null
  /** Facts in one line: `18.420 km · 05/2025 · Hybride`; empty where there are none. */
  summary: string
  /** Sold or withdrawn. */
  isGone: boolean
}

/** What a mail says beside the enquiry. */
export interface MailContext {
  /** Origin of the site. */
  siteUrl: string
  /** Local time "YYYY-MM-DDTHH:MM" at which the mail is written: it may leave long after the enquiry came in. */
  now: string
  /** The dealership that answers; null: the group. */
  location: Location | null
  item: MailItem | null
}

/** What the visitor did by the signed link. */
export interface AppointmentChange {
  /** `confirm`: of a subscription. */
  kind: 'change' | 'cancel' | 'confirm'
  at: Date
  /** Wishes from now on; of a cancellation none. */
  wishes: AppointmentWishes
  /** Wishes before. */
  before: AppointmentWishes
}

export interface MailAddress {
  name: string
  address: string
}

/** A message without sender and receivers. No text of it holds a line break where a header would end. */
export interface Mail {
  subject: string
  text: string
  html: string | null
  replyTo: MailAddress | null
}
