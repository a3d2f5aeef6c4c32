/** Instant at which the visitor sent an enquiry, by the clock of the device; not part of what it says. */
export const MADE_AT_FIELD = 'madeAt'

/** Milliseconds for which a device keeps an enquiry that it cannot send: nobody expects an answer to an older one. */
export const OUTBOX_LIFETIME_MS = 30 * 86_400_000
