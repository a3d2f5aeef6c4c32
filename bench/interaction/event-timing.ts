import type { BrowserContext, Page } from 'playwright-core'

interface Timed {
  start: number
  duration: number
}
interface Seen {
  timed: Timed[]
}

/** Makes every page of the context note how long it took from each event of an interaction to the next paint. */
export const collectEvents = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const seen = window as unknown as Seen
    seen.timed = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, startTime, duration } = entry as PerformanceEventTiming
        if (interactionId > 0) seen.timed.push({ start: startTime, duration })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
}

/** Milliseconds of the slowest interaction since a moment of the page’s clock, to 8 ms; 0 when all were under 16. */
export const slowestSince = (page: Page, since: number): Promise<number> =>
  page.evaluate((from) => {
    const own = (window as unknown as Seen).timed.filter(({ start }) => start >= from)
    return own.reduce((most, { duration }) => Math.max(most, duration), 0)
  }, since)
