import type { RawValues } from '../../domain/enquiry/check-enquiry'
import type { EnquiryKind } from '../../domain/enquiry/kinds'
import type { EnquiryAttachment, EnquirySubject } from '../../domain/enquiry/types'
import type { LocationHours } from '../../domain/location/opening-hours'
import type { Location } from '../../domain/location/types'

/** What a form needs to know of a dealership; hours that are left out are not known. */
export type FormSite = Pick<Location, 'id' | 'name' | 'phone'> & Partial<LocationHours>

/** Something that the visitor made on the site and may send along. */
export interface OfferedAttachment extends EnquiryAttachment {
  isAttached: boolean
  setAttached: (attached: boolean) => void
}

export interface EnquiryFormProps {
  kind: EnquiryKind
  /** What it is about. With a dealership, the form asks for none unless there are others to choose from. */
  subject?: Partial<EnquirySubject>
  /** Dealerships to choose from. */
  sites?: readonly FormSite[]
  /** Dealership preselected by the URL, which the server's HTML does not know; the visitor may choose another. */
  wishedSite?: string | undefined
  /** What the form says before the visitor types. */
  values?: RawValues
  submitLabel?: string
  /** Read after the enquiry was sent, in place of what happens next. */
  sentText?: string
  attachments?: readonly OfferedAttachment[]
  /** Where the visitor may go on afterwards. */
  back?: { to: string; label: string }
  /** The vehicle that it is about was sold in the meantime. */
  isSold?: boolean
  /** Called when the server has it. */
  onSent?: () => void
}
