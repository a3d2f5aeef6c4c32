/** When a delivery that failed is tried again. */
export interface RetrySchedule {
  /** Milliseconds before the second attempt; each further pause is twice as long. */
  firstMs: number
  /** Longest pause in milliseconds. */
  maxMs: number
  /** A delivery is given up when it is older than this and was tried so often. */
  giveUpMs: number
  attempts: number
}

/** About 30 attempts within three days: after 5 s, 10 s, 20 s and so on, from the third hour on every four hours. */
export const RETRY_SCHEDULE: RetrySchedule = {
  firstMs: 5_000,
  maxMs: 4 * 3_600_000,
  giveUpMs: 3 * 24 * 3_600_000,
  attempts: 30,
}

/** Share by which a pause may be shorter or longer, so that what failed together does not come back together. */
const JITTER = 0.25

/**
 * Milliseconds until the next attempt.
 *
 * @param attempts how often it was tried, at least once
 * @param random from 0 to 1
 */
export const retryDelay = ({ firstMs, maxMs }: RetrySchedule, attempts: number, random: number): number =>
  Math.round(Math.min(maxMs, firstMs * 2 ** Math.min(attempts - 1, 40)) * (1 - JITTER + 2 * JITTER * random))

/**
 * Whether a delivery is tried no more. Both limits count: while a channel is paused or the server is off, time passes
 * without attempts.
 *
 * @param attempts those made since it was created or sent again by hand
 * @param ageMs milliseconds since it was created
 */
export const isGivenUp = ({ giveUpMs, attempts: most }: RetrySchedule, attempts: number, ageMs: number): boolean =>
  attempts >= most && ageMs >= giveUpMs
