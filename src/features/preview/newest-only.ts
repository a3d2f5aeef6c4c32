/**
 * Runs one job at a time and of those that wait only the newest: somebody types faster than a server answers, and no
 * answer may come after a later one. The first keystroke is sent at once; none waits for a pause.
 */
export const createNewestOnly = () => {
  let isBusy = false
  let waiting: (() => Promise<void>) | null = null
  const run = async (job: () => Promise<void>): Promise<void> => {
    isBusy = true
    try {
      for (let next: (() => Promise<void>) | null = job; next !== null;) {
        waiting = null
        await next()
        next = waiting
      }
    } finally {
      isBusy = false
    }
  }
  /** @param job must not fail */
  return (job: () => Promise<void>): void => {
    if (isBusy) waiting = job
    else void run(job)
  }
}
