/** How many enquiries are taken in a time; see decision 0022. */
export const ENQUIRY_LIMITS = {
  windowMs: 10 * 60_000,
  /** Of one client, or with one e-mail address, that are passed on. */
  pass: 5,
  /** Of one client that are stored beyond those and held; one more is refused. */
  hold: 15,
} as const
