/** The privacy policy, a story. Visitors without scripts read there how consent works. */
export const PRIVACY_PATH = '/politique-de-traitement-des-donnees'

/** A link to it, anywhere on the site, opens the dialog of consent. */
export const CONSENT_HASH = '#cookies'
