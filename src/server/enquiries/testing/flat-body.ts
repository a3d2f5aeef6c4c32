import type { Enquiry } from '../../../domain/enquiry/types'

/** The body that says what an enquiry says. */
export const flatBody = ({ kind, values, subject, attachments, consent, page }: Enquiry) => ({
  kind,
  ...values,
  ...subject,
  attachments,
  page,
  consent: true,
  marketing: consent.marketing,
  consentText: consent.textVersion,
})
