/**
 * What a receiver made of a message. `detail` is a code without personal data: texts of servers may repeat addresses,
 * so they are not kept. Texts for people are made where they are shown.
 */
export type Outcome =
  | { state: 'sent'; detail: string }
  /** `taken`: digests of the addresses that have the mail, see `address-digest.ts`; left out where it is no mail to several. */
  | { state: 'failed'; detail: string; retryAfterMs?: number; taken?: readonly string[] }
  /** Another attempt cannot succeed. */
  | { state: 'gave_up'; detail: string }

/** Milliseconds that one attempt lasts at most, whatever the receiver does. */
export const ATTEMPT_MS = 60_000
