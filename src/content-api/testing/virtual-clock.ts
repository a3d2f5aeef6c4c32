import type { Clock } from '../clock'

export interface VirtualClock extends Clock {
  /** Every time that somebody slept, in milliseconds. */
  slept: number[]
}

/** A clock that jumps: whoever sleeps goes on at once, in the order of the time to wake up, and it is that time then. */
export const virtualClock = (start = 1_700_000_000_000): VirtualClock => {
  let elapsed = 0
  let isDue = false
  const sleepers: { at: number; wake: () => void }[] = []
  const slept: number[] = []
  const wakeNext = (): void => {
    isDue = false
    sleepers.sort((a, b) => a.at - b.at)
    const next = sleepers.shift()
    if (!next) return
    elapsed = Math.max(elapsed, next.at)
    next.wake()
    plan()
  }
  const plan = (): void => {
    if (isDue) return
    isDue = true
    // After everything that is under way without waiting for the time.
    setImmediate(wakeNext)
  }
  return {
    now: () => start + elapsed,
    elapsed: () => elapsed,
    sleep: (milliseconds) => {
      slept.push(milliseconds)
      return new Promise((resolve) => {
        sleepers.push({ at: elapsed + milliseconds, wake: resolve })
        plan()
      })
    },
    slept,
  }
}
