import type { EnquiryConsent } from './types'

/** Version of the texts that stand beside the boxes now. */
export const CONSENT_TEXT_VERSION = '2026-11-24'

/**
 * Every version of the texts that a visitor agrees to (`enquiry.field.consent`, `enquiry.field.marketing`) that the site has
 * published, newest last. A change of either text is a new version: each stored enquiry names the one that it was sent with.
 */
const PUBLISHED_VERSIONS: readonly string[] = [CONSENT_TEXT_VERSION]

/**
 * What a visitor agreed to, as it can be proved. An enquiry with a version that was never published is not refused, since
 * its sender wants an answer, and a page may be newer than the server. But it is marked, and no agreement to advertising is
 * taken from it, because nobody can show the words that were agreed to.
 *
 * @param version as it was sent; undefined: the current one
 */
export const consentOf = (version: unknown, marketing: boolean): EnquiryConsent => {
  if (version === undefined || version === null || version === '')
    return { textVersion: CONSENT_TEXT_VERSION, marketing }
  return typeof version === 'string' && PUBLISHED_VERSIONS.includes(version)
    ? { textVersion: version, marketing }
    : { textVersion: CONSENT_TEXT_VERSION, marketing: false, isUnpublished: true }
}
