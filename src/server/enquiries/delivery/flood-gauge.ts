/** Milliseconds over which arrivals are counted, and how many of them are a flood. */
const PERIOD = 1_000
const FLOOD = 25

export interface FloodGauge {
  /** An enquiry arrived. */
  count: () => void
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
  return {
    count: () => {
      latest.push(now())
      if (latest.length > FLOOD) latest.shift()
    },
    isFlood: () => latest.length === FLOOD && now() - (latest[0] ?? 0) < PERIOD,
  }
}
