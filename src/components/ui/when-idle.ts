/** Milliseconds after which the task runs even on a busy page. */
const LATEST = 2000
/** Delay in milliseconds where `requestIdleCallback` is missing. */
const LATER = 50

/** Runs a task when the page is idle. @returns a function that cancels it */
export const whenIdle = (task: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, LATER)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: LATEST })
  return () => cancelIdleCallback(handle)
}
