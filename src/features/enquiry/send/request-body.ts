import { cleanValues } from '../../../domain/enquiry/check-enquiry'
import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import { CONSENT_TEXT_VERSION } from '../../../domain/enquiry/consent'
import { FORMS } from '../../../domain/enquiry/forms'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import { TRAP_FIELD } from '../../../domain/enquiry/spam-trap'
import { ATTACHMENT_LIMITS } from '../../../domain/enquiry/types'
import type { EnquiryAttachment, EnquirySubject } from '../../../domain/enquiry/types'
import type { OfferedAttachment } from '../props'

interface Given {
  kind: EnquiryKind
  values: RawValues
  subject?: Partial<EnquirySubject>
  /** Of the form where it asks for no dealership. */
  siteId: string | null
  attachments?: readonly OfferedAttachment[]
  page: string | null
  /** What was filled into the field that people do not see. */
  trap: string
}

/** No-break spaces keep figures together on a page; in a message they get in the way of who copies it. */
const plain = (text: string, max: number): string => text.replace(/[\u00a0\u202f]/g, ' ').slice(0, max)

const attachmentOf = ({ kind, title, lines, path }: EnquiryAttachment): EnquiryAttachment => ({
  kind,
  title: plain(title, ATTACHMENT_LIMITS.title),
  lines: lines
    .slice(0, ATTACHMENT_LIMITS.lines)
    .map(([label, value]) => [plain(label, ATTACHMENT_LIMITS.text), plain(value, ATTACHMENT_LIMITS.text)]),
  path: path !== null && path.length > ATTACHMENT_LIMITS.path ? null : path,
})

const asksForSite = (kind: EnquiryKind): boolean => FORMS[kind].fields.some(({ name }) => name === 'locationId')

/** Body of `POST /api/enquiries` for a form without problems. Equal forms make equal bodies. */
export const requestBody = ({ kind, values, subject = {}, siteId, attachments = [], page, trap }: Given) => {
  const cleaned = cleanValues(kind, values)
  return {
    kind,
    ...cleaned,
    consent: true,
    marketing: cleaned.marketing === true,
    vehicleId: subject.vehicleId ?? null,
    modelKey: subject.modelKey ?? null,
    leaseOfferKey: subject.leaseOfferKey ?? null,
    locationId: cleaned.locationId ?? siteId ?? (asksForSite(kind) ? null : (subject.locationId ?? null)),
    attachments: attachments
      .filter(({ isAttached }) => isAttached)
      .slice(0, ATTACHMENT_LIMITS.count)
      .map(attachmentOf),
    page,
    consentText: CONSENT_TEXT_VERSION,
    [TRAP_FIELD]: trap,
  }
}
