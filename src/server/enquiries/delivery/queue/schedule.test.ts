import fc from 'fast-check'
import { isGivenUp, RETRY_SCHEDULE, retryDelay } from './schedule'

const HOUR = 3_600_000

describe('schedule of attempts', () => {
  it('waits longer each time, never longer than four hours and a quarter of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, random) => {
          const delay = retryDelay(RETRY_SCHEDULE, attempts, random)
          expect(delay).toBeGreaterThanOrEqual(0.75 * RETRY_SCHEDULE.firstMs)
          expect(delay).toBeLessThanOrEqual(5 * HOUR)
          expect(retryDelay(RETRY_SCHEDULE, attempts + 1, random)).toBeGreaterThanOrEqual(delay)
        },
      ),
    )
  })

  it('makes its attempts within about three days', () => {
    const pauses = Array.from({ length: RETRY_SCHEDULE.attempts - 1 }, (_, index) =>
      retryDelay(RETRY_SCHEDULE, index + 1, 0.5),
    )
    const total = pauses.reduce((sum, pause) => sum + pause, 0)
    expect(total).toBeGreaterThan(68 * HOUR)
    expect(total).toBeLessThan(76 * HOUR)
    expect(pauses.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000])
  })

  it('gives up after three days and thirty attempts, not after one of them', () => {
    expect(isGivenUp(RETRY_SCHEDULE, 30, 72 * HOUR)).toBe(true)
    expect(isGivenUp(RETRY_SCHEDULE, 29, 200 * HOUR)).toBe(false)
    expect(isGivenUp(RETRY_SCHEDULE, 60, 71 * HOUR)).toBe(false)
  })
})
