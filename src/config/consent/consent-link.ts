/** Page that tells what becomes of visitors' data, a story of the content system; it also explains consent to visitors without scripts. */
export const PRIVACY_PATH = '/politique-de-traitement-des-donnees'

/** A link to it, anywhere on the site, opens the dialog of consent. */
export const CONSENT_HASH = '#cookies'
