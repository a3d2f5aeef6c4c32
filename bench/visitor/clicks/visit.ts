import type { Browser, Page } from 'playwright-core'
import { desk, phone } from '../browser/launch'
import { slowDown } from '../browser/throttle'
import { settings } from '../settings'
import type { PlannedClick, PlannedVisit } from './plan'
import { installProbe, TYPED } from './probe'
import type { Probe } from './probe'

/** The outcome of a click, in milliseconds since navigation start. */
export interface Outcome extends PlannedClick {
  /** Null if the target never appeared. */
  clickedAt: number | null
  /** Null if the click was lost. */
  effectAt: number | null
}

/** How long to wait for a target to appear, and for a click to take effect: a slow answer is no lost click. */
const APPEARS_MS = 15_000
const ANSWERS_MS = 30_000

type Probing = typeof globalThis & { probe: Probe }
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Clicks at the planned moment, or as soon as the target appears. */
const click = async (page: Page, { target, atMs }: PlannedClick, start: number): Promise<number | null> => {
  await pause(start + atMs - Date.now())
  const until = Date.now() + APPEARS_MS
  for (;;) {
    const place = await page.evaluate((asked) => (globalThis as Probing).probe.aim(asked), target)
    if (place) {
      const at = Date.now() - start
      await (target.device === 'phone' ? page.touchscreen.tap(place.x, place.y) : page.mouse.click(place.x, place.y))
      if (target.effect === 'typed') await page.keyboard.type(TYPED, { delay: 50 })
      return at
    }
    if (Date.now() > until) return null
    await pause(30)
  }
}

const effectsOf = (page: Page, visit: PlannedVisit): Promise<(number | null)[]> =>
  page.evaluate(
    (targets) => targets.map((target) => (globalThis as Probing).probe.effectAt(target)),
    visit.map(({ target }) => target),
  )

/** First visit to a page by a slow device on a slow network, with the planned clicks. */
export const visitWith = async (browser: Browser, path: string, visit: PlannedVisit): Promise<Outcome[]> => {
  const context = await (visit[0]?.target.device === 'desk' ? desk(browser) : phone(browser))
  try {
    // esbuild names functions with a helper that the page lacks.
    await context.addInitScript('globalThis.__name ??= (one) => one')
    await context.addInitScript(installProbe, TYPED)
    const page = await context.newPage()
    await slowDown(page, settings.slowDown, { slowNetwork: true })
    await page.goto(settings.site + path, { waitUntil: 'commit' })
    const start = await page.evaluate(() => performance.timeOrigin)
    const clicked: (number | null)[] = []
    for (const one of visit) clicked.push(await click(page, one, start))
    const until = Date.now() + ANSWERS_MS
    let effects = await effectsOf(page, visit)
    while (effects.includes(null) && Date.now() < until) {
      await pause(100)
      effects = await effectsOf(page, visit)
    }
    return visit.map((one, index) => ({ ...one, clickedAt: clicked[index] ?? null, effectAt: effects[index] ?? null }))
  } finally {
    await context.close()
  }
}
