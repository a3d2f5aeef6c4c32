/** What a visitor asks for. The content system’s form blocks know the last six; vehicle and model pages the others. */
export const ENQUIRY_KINDS = [
  'interest',
  'lease',
  'model_contact',
  'model_test_drive',
  'contact',
  'test_drive',
  'tyres',
  'tyre_offer',
  'fleet',
  'service',
] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

/** Body of `POST /api/enquiries`. */
export interface Enquiry {
  kind: EnquiryKind
  name: string
  email: string
  /** As typed; null when none was given. */
  phone: string | null
  /** ISO date the visitor would like to come; null when none was given. */
  preferredDate: string | null
  message: string | null
  /** The visitor agreed that the group answers the request with these data; nothing is sent otherwise. */
  consent: true
  /** What the enquiry is about; null when it is about none. */
  vehicleId: number | null
  modelKey: string | null
  leaseOfferKey: string | null
  locationId: string | null
}
