/**
 * Version of the texts that a visitor agrees to (`enquiry.field.consent`, `enquiry.field.marketing`). A change of either
 * text is a new version: each stored enquiry names the one that it was sent with.
 */
export const CONSENT_TEXT_VERSION = '2026-11-24'
