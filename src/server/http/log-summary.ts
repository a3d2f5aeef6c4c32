import type { Logger } from './logger'

/** Milliseconds for which lines of one kind are summed up. */
const INTERVAL = 60_000
/** Kinds of lines that are told apart; all others share one. */
const MAX_KINDS = 50

export interface LogSummary {
  /** Writes a line, or counts it when the same was written less than a minute ago. */
  add: (line: string) => void
  /** Writes the counts that are open. */
  close: () => void
}

/**
 * Writes the same line once a minute at most, with the number of times it came meanwhile: what anybody on the network
 * may cause must not fill the log.
 *
 * @param interval ms
 */
export const createLogSummary = (logger: Logger, interval = INTERVAL): LogSummary => {
  const counts = new Map<string, number>()
  const timers = new Map<string, NodeJS.Timeout>()

  const flush = (kind: string): void => {
    const count = counts.get(kind) ?? 0
    clearTimeout(timers.get(kind))
    timers.delete(kind)
    counts.delete(kind)
    if (count > 0) logger.error(`${kind} (${count} more ${count === 1 ? 'time' : 'times'} in ${interval / 1000} s)`)
  }
  return {
    add(line) {
      const kind = timers.has(line) || timers.size < MAX_KINDS ? line : 'others were refused'
      const count = counts.get(kind)
      if (count !== undefined) return void counts.set(kind, count + 1)
      counts.set(kind, 0)
      timers.set(kind, setTimeout(() => flush(kind), interval).unref())
      logger.error(line)
    },
    close() {
      for (const kind of [...timers.keys()]) flush(kind)
    },
  }
}
