/**
 * How often a page in view asks, in ms. A host's cache answers with what it has, 30 s old at least when it asks again
 * itself, so a change is seen at the second question after it at the latest: twice this must stay below 90 s.
 */
export const EVERY_MS = 40_000
/** A tab that comes back into view asks at once when the last question is older than this, in ms. */
export const FOCUS_MS = 60_000
/** A question without an answer after this many ms has failed. */
const PATIENCE_MS = 10_000
const FIRST_RETRY_MS = 10_000
const LONGEST_RETRY_MS = 300_000

export interface LiveWatch {
  /** Asks now and goes on asking while anyone watches and the tab is in view; call the result to stop watching. */
  watch: () => () => void
  /** Asks now, instead of when it is time. */
  refresh: () => void
}

/**
 * Decides when to ask: once when a page that shows prices is entered, then while it is in view; never in a hidden tab,
 * never twice at a time, ever more rarely while there is no answer. Leaving the page aborts the question.
 *
 * @param ask puts one question; tells whether the answer came, and never throws
 * @param onFailure an attempt failed that nobody aborted
 */
export const createLiveWatch = (ask: (signal: AbortSignal) => Promise<boolean>, onFailure: () => void): LiveWatch => {
  let watchers = 0
  let asking: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAsked = -Infinity
  let failures = 0

  const isHidden = () => document.visibilityState === 'hidden'
  const interval = () => (failures === 0 ? EVERY_MS : Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS))
  // A clock that is set back must not postpone the next question.
  const elapsed = () => Math.max(0, Date.now() - lastAsked)

  const schedule = (): void => {
    clearTimeout(timer)
    if (watchers > 0 && !isHidden() && asking === null)
      timer = setTimeout(() => void run(), Math.max(0, interval() - elapsed()))
  }

  const run = async (): Promise<void> => {
    clearTimeout(timer)
    if (asking !== null || watchers === 0 || isHidden()) return
    const mine = new AbortController()
    asking = mine
    lastAsked = Date.now()
    const patience = setTimeout(() => mine.abort(), PATIENCE_MS)
    const answered = await ask(mine.signal)
    clearTimeout(patience)
    if (asking !== mine) return
    asking = null
    failures = answered ? 0 : failures + 1
    if (!answered) onFailure()
    schedule()
  }

  const onView = (): void => {
    const due = failures === 0 ? FOCUS_MS : interval()
    if (isHidden()) clearTimeout(timer)
    else if (elapsed() >= due) void run()
    else schedule()
  }
  const onOnline = (): void => {
    if (failures > 0) void run()
  }

  const enter = (): void => {
    document.addEventListener('visibilitychange', onView)
    window.addEventListener('focus', onView)
    window.addEventListener('online', onOnline)
    lastAsked = -Infinity
    void run()
  }
  const leave = (): void => {
    document.removeEventListener('visibilitychange', onView)
    window.removeEventListener('focus', onView)
    window.removeEventListener('online', onOnline)
    clearTimeout(timer)
    asking?.abort()
    asking = null
  }

  return {
    refresh: () => void run(),
    watch: () => {
      watchers += 1
      if (watchers === 1) enter()
      let watching = true
      return () => {
        if (!watching) return
        watching = false
        watchers -= 1
        if (watchers === 0) leave()
      }
    },
  }
}
