/**
 * Calls back once nothing has been loaded for a time. A page in a background tab waits until it is looked at.
 *
 * @param silenceMs milliseconds without a file that arrives
 */
export const whenSilent = (silenceMs: number, onSilent: () => void): void => {
  let timer: ReturnType<typeof setTimeout>
  const restart = (): void => {
    clearTimeout(timer)
    timer = setTimeout(end, silenceMs)
  }
  const arrivals = new PerformanceObserver(restart)
  const end = (): void => {
    if (document.visibilityState === 'hidden') {
      document.addEventListener('visibilitychange', restart, { once: true })
      return
    }
    arrivals.disconnect()
    onSilent()
  }
  arrivals.observe({ type: 'resource' })
  restart()
}
