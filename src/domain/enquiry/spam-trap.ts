/**
 * A field of every form that people do not see and that no password manager fills, since its name means nothing. A
 * form sends it empty; an enquiry that fills it is held for review.
 */
export const TRAP_FIELD = 'zq7_kv'

/**
 * Milliseconds from when the form was ready to its sending. Left out where it is not known: without JavaScript, and where
 * the visitor began before the code of the form was there.
 */
export const DURATION_FIELD = 'durationMs'

/** Milliseconds that a person needs at least; a faster enquiry is held for review. */
export const MIN_DURATION_MS = 1_000

/** Token of Cloudflare Turnstile, where the site uses it: the name that its widget gives its field. */
export const TURNSTILE_FIELD = 'cf-turnstile-response'
