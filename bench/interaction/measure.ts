import type { Browser, Page } from 'playwright-core'
import { openFilters, steps } from './clicks'
import { collectEvents, slowestSince } from './event-timing'
import { serveStock } from './large-stock'
import { servePhotos } from './photos'

export interface FilterRun {
  browser: Browser
  /** Origin of a running site. */
  site: string
  /** CPU throttling factor. */
  slowDown: number
  rounds: number
  /** Files that replace the site’s own stock index. */
  files: ReadonlyMap<string, string>
}

const measure = async (
  page: Page,
  width: number,
  { site, slowDown }: FilterRun,
): Promise<{ name: string; ms: number }[]> => {
  const session = await page.context().newCDPSession(page)
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${site}/stock`)
  await page
    .getByRole('status')
    .filter({ hasText: /^\d.* véhicules/ })
    .first()
    .waitFor()
  // The page finishes its idle work before a visitor has read the filters.
  await page.waitForTimeout(3000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const found: { name: string; ms: number }[] = []
  const panel = await openFilters(page, width)
  for (const { name, act } of steps(panel, page, width)) {
    const since = await page.evaluate(() => performance.now())
    if (!(await act())) continue
    await page.waitForTimeout(900)
    found.push({ name, ms: await slowestSince(page, since) })
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return found
}

/** Milliseconds from each filter click to the next paint, for every round; 0 if all events took less than 16. */
export const filterTimes = async (run: FilterRun, width: number): Promise<ReadonlyMap<string, number[]>> => {
  const times = new Map<string, number[]>()
  for (let round = 0; round < run.rounds; round += 1) {
    const context = await run.browser.newContext({ locale: 'fr-LU', timezoneId: 'Europe/Luxembourg' })
    await serveStock(context, run.files)
    await servePhotos(context)
    await collectEvents(context)
    for (const { name, ms } of await measure(await context.newPage(), width, run))
      times.set(name, [...(times.get(name) ?? []), ms])
    await context.close()
  }
  return times
}
