import fc from 'fast-check'
import { addArrivals, IDLE, nextStart, startBuild } from './pace-builds'
import type { BuildWindow, Pace } from './pace-builds'

const AT_ONCE: BuildWindow = { debounceMs: 0, maxWaitMs: 0 }

interface Build {
  start: number
  end: number
  /** Times of arrival of the events that it claimed. */
  events: number[]
}

/** Plays a worker against a clock of its own: one build at a time, each as early as the pace allows. */
const play = (arrivals: readonly number[], durations: readonly number[], window: BuildWindow): Build[] => {
  const coming = [...arrivals]
  const builds: Build[] = []
  let pace: Pace = IDLE
  let unclaimed: number[] = []
  for (;;) {
    const idleAt = builds.at(-1)?.end ?? 0
    const allowed = nextStart(pace, window)
    const start = allowed === null ? Infinity : Math.max(allowed, idleAt)
    const [next = Infinity] = coming
    if (next <= start && coming.length > 0) {
      coming.shift()
      unclaimed.push(next)
      pace = addArrivals(pace, 1, next)
    } else if (unclaimed.length > 0) {
      builds.push({ start, end: start + (durations[builds.length % durations.length] ?? 0), events: unclaimed })
      unclaimed = []
      pace = startBuild(pace, start)
    } else return builds
  }
}

/** Floods of events a few milliseconds apart, and quiet times. */
const flood = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 60, maxLength: 200 })
const quiet = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 20 })
const gaps = fc.array(fc.oneof(flood, quiet), { minLength: 1, maxLength: 6 }).map((phases) => phases.flat())
const arrivalTimes = gaps.map((all) => {
  let now = 0
  return all.map((gap) => (now += gap))
})
const buildDurations = fc.array(fc.integer({ min: 1, max: 1_500 }), { minLength: 1, maxLength: 20 })

const within = (events: readonly number[], start: number): number =>
  events.filter((at) => at > start - 1_000 && at <= start).length

describe('pace of builds', () => {
  it('claims each event once, and no event waits for more than the build that runs and its own', () => {
    fc.assert(
      fc.property(arrivalTimes, buildDurations, (arrivals, durations) => {
        const builds = play(arrivals, durations, AT_ONCE)
        expect(builds.flatMap(({ events }) => events)).toEqual(arrivals)
        builds.forEach(({ events }, index) => {
          for (const at of events)
            expect(builds.slice(0, index).filter(({ end }) => end > at).length).toBeLessThanOrEqual(1)
        })
      }),
    )
  })

  it('starts at most one build a second while more than 50 events a second arrive', () => {
    let seen = 0
    fc.assert(
      fc.property(arrivalTimes, buildDurations, (arrivals, durations) => {
        const builds = play(arrivals, durations, AT_ONCE)
        const pauses = builds
          .slice(1)
          .flatMap(({ start }, index) => (within(arrivals, start) > 50 ? [start - (builds[index]?.start ?? 0)] : []))
        seen += pauses.length
        expect(pauses.filter((pause) => pause < 1_000)).toEqual([])
      }),
    )
    expect(seen).toBeGreaterThan(0)
  })

  it('holds an event back for a second at most, and only while events arrive fast', () => {
    fc.assert(
      fc.property(arrivalTimes, buildDurations, (arrivals, durations) => {
        play(arrivals, durations, AT_ONCE).forEach(({ start, events }, index, builds) => {
          const ready = Math.max(events[0] ?? 0, builds[index - 1]?.end ?? 0)
          expect(start - ready).toBeLessThanOrEqual(1_000)
          const lately = arrivals.filter((at) => at > ready - 1_000 && at <= start)
          if (lately.length <= 10) expect(start).toBe(ready)
        })
      }),
    )
  })

  it('starts at once for a single event', () => {
    expect(nextStart(addArrivals(IDLE, 1, 7_000), AT_ONCE)).toBe(7_000)
  })

  it('makes one build of an import that is announced as one event', () => {
    expect(play([0], [3_000], AT_ONCE)).toHaveLength(1)
  })

  it.each([40, 120, 250, 800, 1_700])('makes at most 12 builds of 2,000 events in 10 s when one takes %i ms', (ms) => {
    const builds = play(
      Array.from({ length: 2_000 }, (_, index) => index * 5),
      [ms],
      AT_ONCE,
    )
    expect(builds.length).toBeLessThanOrEqual(12)
    expect(builds.flatMap(({ events }) => events)).toHaveLength(2_000)
  })

  it('keeps up with ten events a second', () => {
    const arrivals = Array.from({ length: 600 }, (_, index) => index * 100)
    const builds = play(arrivals, [250], AT_ONCE)
    const longest = builds.flatMap(({ end, events }) => events.map((at) => end - at)).reduce((a, b) => Math.max(a, b))
    expect(builds.flatMap(({ events }) => events)).toEqual(arrivals)
    expect(longest).toBeLessThanOrEqual(500)
  })

  it('tries again once a second at most while builds fail, however many events arrive', () => {
    const failing = { ...addArrivals(startBuild(IDLE, 5_000), 1, 5_100), isFailing: true }
    expect(nextStart(failing, AT_ONCE)).toBe(6_000)
    expect(nextStart({ ...failing, isFailing: false }, AT_ONCE)).toBe(5_100)
  })

  it('waits for a pause where a window is set, at the longest for the maximum wait', () => {
    const window = { debounceMs: 500, maxWaitMs: 2_000 }
    expect(play([0], [10], window).map(({ start }) => start)).toEqual([500])
    const steady = Array.from({ length: 30 }, (_, index) => index * 100)
    expect(play(steady, [10], window).map(({ start }) => start)).toEqual([2_000, 3_400])
  })
})
