import { systemClock } from './clock'
import type { Clock } from './clock'

/** Resolves when the next request may be sent; those who ask are served in turn. */
export type RateLimiter = () => Promise<void>

/** Requests in a second that the content API takes of one client (spec, sections 7 and 9). */
export const REQUESTS_PER_SECOND = 5
const SECOND = 1_000

/** Lets at most so many requests begin in any second. One that comes after a quiet second does not wait. */
export const createRateLimiter = (
  perSecond: number = REQUESTS_PER_SECOND,
  clock: Pick<Clock, 'elapsed' | 'sleep'> = systemClock,
): RateLimiter => {
  /** When the last requests began or will begin, oldest first. */
  const starts: number[] = []
  return async () => {
    const oldest = starts.length < perSecond ? undefined : starts.shift()
    const start = Math.max(clock.elapsed(), oldest === undefined ? 0 : oldest + SECOND)
    starts.push(start)
    // A timer may end a little early.
    for (let left = start - clock.elapsed(); left > 0; left = start - clock.elapsed()) await clock.sleep(left)
  }
}
