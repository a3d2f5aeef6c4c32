import type { Enquiry } from '../../../domain/enquiry/types'

/** The body that says what an enquiry says. */
export const flatBody = ({ kind, values, subject, attachments, consent, page }: Enquiry) => ({
  kind,
  ...values,
  ...subject,
  attachments,
  page,
  consent: true,
  // No agreement is taken from an unpublished text, but a newsletter asks for the box.
  marketing: consent.marketing || consent.isUnpublished === true,
  consentText: consent.textVersion,
})
