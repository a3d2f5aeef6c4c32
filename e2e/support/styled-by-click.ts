import type { Browser, Locator, Page } from '@playwright/test'

/** What the browser notes of its work, in microseconds. */
interface Note {
  name: string
  ts: number
  args?: { data?: { type?: string }; elementCount?: number }
}

/** Clicks. @returns for how many elements the browser worked out styles before it painted the answer */
export const styledByClick = async (browser: Browser, page: Page, target: Locator): Promise<number> => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await target.click()
  // The second frame begins once the first has been painted.
  await page.evaluate(() => new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done))))
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Note[] }
  const notes = traceEvents.sort((a, b) => a.ts - b.ts)
  const click = notes.findIndex(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')
  if (click === -1) throw new Error('The browser noted no click')
  const after = notes.slice(click)
  const painted = after.findIndex(({ name }) => name === 'Paint')
  return after
    .slice(0, painted === -1 ? undefined : painted)
    .reduce((sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : 0), 0)
}
