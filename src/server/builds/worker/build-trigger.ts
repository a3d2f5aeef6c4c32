import { addArrivals, IDLE, nextStart, startBuild } from './pace-builds'
import type { BuildWindow, Pace } from './pace-builds'

/** Starts a worker's builds at the pace of `nextStart`. */
export interface BuildTrigger {
  /** Counts events that were just committed, and starts a build as soon as one may start. */
  eventsArrived: (count: number) => void
  /** Starts a build as soon as none runs, whether or not events are known to wait. */
  force: () => void
  /** The worker looks for work: `start` is not called before `ended`. */
  busy: () => void
  /** A build is about to claim its events: those that arrive from now on are for the next one. */
  buildStarted: () => void
  /** The worker is idle again; starts the next one as soon as it may start. @param isFailing whether the last build is to be tried again */
  ended: (isFailing: boolean) => void
  /** When the next build will start; null when no event waits. */
  nextStart: () => Date | null
  close: () => void
}

/**
 * @param start starts a build; it calls `busy`, `buildStarted` and, in the end, `ended`
 * @param clock milliseconds
 */
export const createBuildTrigger = (
  window: BuildWindow,
  start: () => void,
  clock: () => number = Date.now,
): BuildTrigger => {
  let pace: Pace = IDLE
  let isBusy = false
  let isForced = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const schedule = (): void => {
    clearTimeout(timer)
    const at = isForced ? 0 : nextStart(pace, window)
    if (isBusy || isClosed || at === null) return
    const wait = at - clock()
    if (wait > 0) {
      timer = setTimeout(schedule, wait)
      return
    }
    isForced = false
    start()
  }

  return {
    eventsArrived: (count) => {
      pace = addArrivals(pace, count, clock())
      schedule()
    },
    force: () => {
      isForced = true
      schedule()
    },
    busy: () => {
      isBusy = true
      clearTimeout(timer)
    },
    buildStarted: () => {
      pace = startBuild(pace, clock())
    },
    ended: (isFailing) => {
      isBusy = false
      pace = { ...pace, isFailing }
      schedule()
    },
    nextStart: () => {
      const at = nextStart(pace, window)
      return at === null ? null : new Date(at)
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
