import { createLane } from './guess-lane'
import type { Lane, LaneLimit } from './guess-lane'
import { networkOf } from './network-of'

export interface GuessLimits {
  /** Of one address. */
  each: LaneLimit
  /** Of all addresses together that never showed a right secret. */
  all: LaneLimit
  /** Addresses that are remembered. */
  addresses: number
}

export const GUESS_LIMITS: GuessLimits = {
  each: { burst: 10, intervalMs: 100, waiting: 100 },
  all: { burst: 100, intervalMs: 20, waiting: 500 },
  addresses: 10_000,
}

/** Seconds after which a guess that was not looked at may be made again. */
export const RETRY_AFTER = 10

/** `refused`: not looked at. */
export type Guess = 'right' | 'wrong' | 'refused'

/** Bounds how many wrong secrets are looked at in a second; see decision 0015. */
export interface GuessLimiter {
  /**
   * Looks at a secret, at once or when it is its turn.
   *
   * @param client who guesses: an address, or another name that cannot be invented; null when it is not known
   * @param isRight compares, in constant time
   * @param isKnown whether the client is known to have shown a right secret before
   */
  check: (client: string | null, isRight: () => boolean, isKnown?: boolean) => Promise<Guess>
}

/** A map that forgets its oldest entries beyond a size. */
const forgetOldest = (
  map: { size: number; keys: () => Iterator<string>; delete: (key: string) => boolean },
  max: number,
) => {
  const oldest = map.keys().next()
  if (map.size > max && !oldest.done) map.delete(oldest.value)
}

/** @param clock milliseconds */
export const createGuessLimiter = (
  { each, all, addresses }: GuessLimits = GUESS_LIMITS,
  clock: () => number = () => performance.now(),
): GuessLimiter => {
  const lanes = new Map<string, Lane>()
  const everybody = createLane(all, clock)
  /** Who showed a right secret: a flood of others does not hold them up. */
  const known = new Set<string>()

  const laneOf = (name: string): Lane => {
    const lane = lanes.get(name) ?? createLane(each, clock)
    lanes.delete(name)
    lanes.set(name, lane)
    forgetOldest(lanes, addresses)
    return lane
  }
  return {
    check: async (client, isRight, isKnown = false) => {
      const name = client === null ? null : networkOf(client)
      const own = name === null ? [] : [laneOf(name)]
      const taken = name !== null && (isKnown || known.has(name)) ? own : [...own, everybody]
      for (const lane of taken) {
        const turn = lane.take()
        // No pause where there is none to make: right secrets that are shown together all find their turn.
        if (turn !== true && !(await turn)) return 'refused'
      }
      if (!isRight()) return 'wrong'
      for (const lane of taken) lane.giveBack()
      if (name !== null) {
        known.delete(name)
        known.add(name)
        forgetOldest(known, addresses)
      }
      return 'right'
    },
  }
}
