/** Milliseconds over which arrivals are counted, and how many of them are a flood. */
const PERIOD = 1_000
const FLOOD = 25
/** Enquiries that wait at the same time to be stored: more arrive than the machine can take at the moment. */
const WAITING = 10

export interface FloodGauge {
  /** An enquiry arrived. @returns to be called when it is stored or refused */
  enter: () => () => void
  /**
   * Whether enquiries arrive so fast that deliveries step back: the embedded database works in this process and has one
   * session, which those need first.
   */
  isFlood: () => boolean
}

/** @param now milliseconds */
export const createFloodGauge = (now: () => number = () => performance.now()): FloodGauge => {
  /** Instants of the latest arrivals, oldest first; as many as make a flood. */
  const latest: number[] = []
  let waiting = 0
  return {
    enter: () => {
      latest.push(now())
      if (latest.length > FLOOD) latest.shift()
      waiting += 1
      return () => {
        waiting -= 1
      }
    },
    // On a slow machine those that wait say it, not how many got in during the last second.
    isFlood: () => waiting >= WAITING || (latest.length === FLOOD && now() - (latest[0] ?? 0) < PERIOD),
  }
}
