import { loadavg } from 'node:os'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import { findBrowser } from '../../e2e/support/find-browser'
import { openFilters, steps } from './clicks'
import { collectEvents, slowestSince } from './event-timing'
import { largeStock, serveStock } from './large-stock'
import { servePhotos } from './photos'

/**
 * How long the page takes to answer each click on a filter (INP): a site that runs, with the index of a larger stock in
 * place of its own, in Chromium with the processor slowed down four times.
 *
 *     SITE=http://localhost:8888 npx tsx bench/interaction/main.ts 5000
 */
const SITE = process.env['SITE'] ?? 'http://localhost:8888'
const SLOW_DOWN = Number(process.env['SLOW_DOWN'] ?? 4)
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)
const LIMIT_MS = 100

const measure = async (page: Page, width: number): Promise<{ name: string; ms: number }[]> => {
  const session = await page.context().newCDPSession(page)
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${SITE}/stock`)
  await page
    .getByRole('status')
    .filter({ hasText: /^\d.* véhicules/ })
    .first()
    .waitFor()
  // What the page does in idle moments after it was loaded is over before a visitor has read the filters.
  await page.waitForTimeout(3000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
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

const main = async (): Promise<void> => {
  const count = Number(process.argv[2] ?? 5_000)
  const files = largeStock(count)
  const { path } = await findBrowser(process.env)
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
  try {
    for (const width of [1440, 390]) {
      const times = new Map<string, number[]>()
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await browser.newContext({ locale: 'fr-LU', timezoneId: 'Europe/Luxembourg' })
        await serveStock(context, files)
        await servePhotos(context)
        await collectEvents(context)
        for (const { name, ms } of await measure(await context.newPage(), width))
          times.set(name, [...(times.get(name) ?? []), ms])
        await context.close()
      }
      console.log(
        `\n${count} vehicles, ${width} px, processor ${SLOW_DOWN} times slower, load ${loadavg()[0]?.toFixed(1)}\n\n| click | ms, each round |\n|---|---|`,
      )
      for (const [name, list] of times)
        console.log(`| ${name} | ${list.map((ms) => (ms === 0 ? '< 16' : ms)).join(', ')} |`)
      const all = [...times.values()].flat().sort((a, b) => a - b)
      console.log(
        `| **median, 95 %, slowest** | **${[0.5, 0.95, 1].map((share) => all[Math.min(all.length - 1, Math.floor(all.length * share))]).join(', ')}**; ${all.filter((ms) => ms >= LIMIT_MS).length} of ${all.length} not under ${LIMIT_MS} |`,
      )
    }
  } finally {
    await browser.close()
  }
}

void main()
