/** Waiting times that a host whose builds cost money may want; both 0 where a build is free. */
export interface BuildWindow {
  /** Milliseconds without a new event before a build starts. */
  debounceMs: number
  /** Milliseconds after which a build starts although events keep arriving. */
  maxWaitMs: number
}

/** What decides when the next build starts. All times are milliseconds of one clock. */
export interface Pace {
  /** When the newest events arrived, oldest first; as many as the limits look back on. */
  arrivals: readonly number[]
  /** When the first and the last event arrived that no build has claimed. */
  waiting: { first: number; last: number } | null
  /** When the last build started. */
  startedAt: number | null
  /** Whether that build is to be tried again: a source or the host is away. */
  isFailing: boolean
}

export const IDLE: Pace = { arrivals: [], waiting: null, startedAt: null, isFailing: false }

/**
 * More events than these are a flood. The second limit is the same rate over a shorter time, so that a flood is noticed
 * after its first events and not only after fifty.
 */
const LIMITS = [
  { events: 50, withinMs: 1_000 },
  { events: 10, withinMs: 200 },
]
const MOST_EVENTS = Math.max(...LIMITS.map(({ events }) => events))

/** Milliseconds between the starts of two builds during a flood, and after a build that failed. */
const SLOW_INTERVAL = 1_000

/** Adds events that were just committed. */
export const addArrivals = (pace: Pace, count: number, now: number): Pace => ({
  ...pace,
  arrivals: [...pace.arrivals, ...Array<number>(Math.min(count, MOST_EVENTS + 1)).fill(now)].slice(-(MOST_EVENTS + 1)),
  waiting: { first: pace.waiting?.first ?? now, last: now },
})

/** A build starts and claims every event that arrived so far. */
export const startBuild = (pace: Pace, now: number): Pace => ({ ...pace, waiting: null, startedAt: now })

/** When the rate of arrival falls below every limit if nothing else arrives. */
const floodEnd = (arrivals: readonly number[]): number =>
  Math.max(...LIMITS.map(({ events, withinMs }) => (arrivals.at(-events - 1) ?? -Infinity) + withinMs))

/**
 * Earliest time at which the next build may start: at once, or when the window of the settings has passed; during a
 * flood, and while builds fail, no sooner than a second after the start of the build before.
 *
 * @returns null when no event waits
 */
export const nextStart = (
  { arrivals, waiting, startedAt, isFailing }: Pace,
  { debounceMs, maxWaitMs }: BuildWindow,
): number | null => {
  if (waiting === null) return null
  const windowEnd = Math.min(waiting.last + debounceMs, waiting.first + Math.max(maxWaitMs, debounceMs))
  const paced = Math.min(isFailing ? Infinity : floodEnd(arrivals), (startedAt ?? -Infinity) + SLOW_INTERVAL)
  return Math.max(waiting.first, windowEnd, paced)
}
