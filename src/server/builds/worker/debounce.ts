export interface Debounce {
  /** Something happened. @returns when the action will run */
  touch(): Date
  /** Runs the action at once. */
  now(): void
  cancel(): void
}

/**
 * Runs an action when nothing has happened for a while, at the latest some time after the first of what it waits for.
 *
 * @param quietMs how long nothing must happen
 * @param maxWaitMs how long what happened first waits at most
 */
export const createDebounce = (quietMs: number, maxWaitMs: number, action: () => void): Debounce => {
  let timer: NodeJS.Timeout | null = null
  let since: number | null = null
  const cancel = () => {
    if (timer) clearTimeout(timer)
    timer = null
    since = null
  }
  const run = () => {
    cancel()
    action()
  }
  return {
    touch: () => {
      const now = Date.now()
      since ??= now
      const at = Math.min(now + quietMs, since + Math.max(maxWaitMs, quietMs))
      if (timer) clearTimeout(timer)
      timer = setTimeout(run, Math.max(0, at - now))
      return new Date(at)
    },
    now: run,
    cancel,
  }
}
