export interface LaneLimit {
  /** Guesses that may be made at once. */
  burst: number
  /** Milliseconds after which one more may be made. */
  intervalMs: number
  /** Guesses that may wait for their turn. */
  waiting: number
}

/** Hands out turns at a bounded rate. */
export interface Lane {
  /** True: now. A promise: resolves with true at its turn, with false when it had to make room for a newer one. */
  take: () => true | Promise<boolean>
  /** Gives a turn back that was used by no wrong guess. */
  giveBack: () => void
}

/**
 * @param clock milliseconds
 * @param random from 0 up to 1
 */
export const createLane = (
  { burst, intervalMs, waiting }: LaneLimit,
  clock: () => number,
  random: () => number = Math.random,
): Lane => {
  let left = burst
  let at = clock()
  let timer: NodeJS.Timeout | null = null
  const queue: ((isGranted: boolean) => void)[] = []

  const refill = (): void => {
    const now = clock()
    left = Math.min(burst, left + Math.max(0, now - at) / intervalMs)
    at = now
  }
  const serve = (): void => {
    timer = null
    refill()
    while (left >= 1 && queue.length > 0) {
      left -= 1
      queue.shift()?.(true)
    }
    if (queue.length > 0) timer = setTimeout(serve, Math.ceil((1 - left) * intervalMs))
  }
  return {
    take: () => {
      refill()
      if (queue.length === 0 && left >= 1) {
        left -= 1
        return true
      }
      return new Promise((resolve) => {
        // Any of those that wait makes room. The newest never does, since it may be the owner's; and were it the oldest,
        // a flood would push out each one before its turn.
        if (queue.length >= waiting) queue.splice(Math.floor(random() * queue.length), 1)[0]?.(false)
        queue.push(resolve)
        timer ??= setTimeout(serve, Math.ceil((1 - left) * intervalMs))
      })
    },
    giveBack: () => {
      left = Math.min(burst, left + 1)
    },
  }
}
