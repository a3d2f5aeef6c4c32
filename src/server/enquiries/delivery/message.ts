import type { StoredEnquiry } from '../../../domain/enquiry/types'
import type { Department, Location } from '../../../domain/location/types'
import type { LeaseOffer, Model } from '../../../domain/model/types'
import type { Vehicle } from '../../../domain/vehicle/types'
import type { AppointmentChange } from '../mail/types'
import type { LoadedDelivery } from './dispatcher'

/** What an enquiry is about, as the stock knows it now; null where there is none, or none any longer. */
export interface MessageItems {
  vehicle: Vehicle | null
  model: Model | null
  leaseOffer: LeaseOffer | null
  /** The stock has it, but in a form that cannot be read. */
  isUnreadable?: boolean
}

/** Everything that any channel may say of a delivery. */
export interface DeliveryMessage {
  enquiryId: string
  reference: string
  receivedAt: Date
  department: Department
  suspicions: readonly string[]
  enquiry: StoredEnquiry
  /** What the visitor did by the signed link; null: the enquiry itself is delivered. */
  change: AppointmentChange | null
  /** What the visitor did last by the link since then, because this is late or sent again; null: nothing. */
  since: AppointmentChange | null
  /** When the visitor confirmed a subscription; null before, and for everything else. */
  confirmedAt: Date | null
  /** The dealership that answers; null: the group. */
  location: Location | null
  items: MessageItems
}

/** A delivery that may be attempted. */
export interface OpenDelivery extends LoadedDelivery {
  /** The same at every attempt, in every copy of the database: the receiver’s key. */
  id: string
  /** Null where the stored text cannot be opened, for example because its key is not set. */
  message: DeliveryMessage | null
  /** Digests of the addresses that have the mail already. */
  taken: readonly string[]
}
