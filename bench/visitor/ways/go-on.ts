import type { Browser, Page } from 'playwright-core'
import { phone } from '../browser/launch'
import { slowDown, slowProcessor } from '../browser/throttle'
import { settings } from '../settings'
import type { Journey } from './journeys'

/** The page finishes its idle work before a visitor has read the link. */
const READING_MS = 3_000
const PATIENCE_MS = 15_000

/** The current page, by its path and heading. */
interface Arrival {
  path: string
  heading: string
  /** Milliseconds from the click to the frame that shows the page; null if no click was seen, as after a full load. */
  ms: number | null
}

/** Records in the page when the heading of the next page is painted after a click: the browser itself says when it painted an element. */
const watchHeading = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const heading = () => document.querySelector('main h1')
    const before = { element: heading(), text: heading()?.textContent, path: location.pathname }
    const arrival: { ms: number | null } = { ms: null }
    Object.assign(window, { arrival })
    let from: number | null = null
    addEventListener('click', (event) => (from ??= event.timeStamp), { capture: true })
    new PerformanceObserver((list) => {
      const [painted] = list.getEntries()
      if (painted && from !== null) arrival.ms ??= painted.startTime - from
    }).observe({ type: 'element' })
    const look = () => {
      const now = heading()
      const isOther = now !== null && (now !== before.element || now.textContent !== before.text)
      // Runs before the frame that paints the heading.
      if (from !== null && isOther && location.pathname !== before.path) now.setAttribute('elementtiming', 'heading')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const arrivalAt = (page: Page): Promise<Arrival> =>
  page.evaluate(() => ({
    path: location.pathname,
    heading: document.querySelector('main h1')?.textContent ?? '',
    ms: (window as typeof globalThis & { arrival?: { ms: number | null } }).arrival?.ms ?? null,
  }))

/** Adds the first vehicles of a list to the comparison. */
const compare = async (page: Page, count: number): Promise<void> => {
  const boxes = page.locator('main article label:has(input[type="checkbox"])')
  for (let nth = 0; nth < count; nth += 1) {
    await boxes.nth(nth).tap()
    await page.waitForTimeout(300)
  }
}

/**
 * Follows a link on a slow phone, once the page before it has settled.
 *
 * @throws Error when the link is not visible or leads nowhere
 */
export const goOn = async (
  browser: Browser,
  path: string,
  { link, open = [], compared = 0 }: Journey,
): Promise<Arrival> => {
  const context = await phone(browser)
  try {
    await context.addInitScript('globalThis.__name ??= (one) => one')
    const page = await context.newPage()
    const session = await slowDown(page, 1, { slowNetwork: false })
    await page.goto(settings.site + path, { waitUntil: 'load' })
    await page.waitForTimeout(READING_MS)
    await compare(page, compared)
    for (const opener of open) {
      await page.locator(opener).first().tap()
      await page.waitForTimeout(500)
    }
    const target = page.locator(link).filter({ visible: true }).first()
    await target.scrollIntoViewIfNeeded()
    await page.waitForTimeout(READING_MS)
    const before = await arrivalAt(page)
    const box = await target.boundingBox()
    if (!box) throw new Error(`${path} shows no link ${link}`)
    await watchHeading(page)
    await slowProcessor(session, settings.slowDown)
    // The centre of a title that wraps may lie beside its words.
    await page.touchscreen.tap(box.x + Math.min(box.width / 2, 24), box.y + Math.min(box.height / 2, 12))
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      await page.waitForTimeout(100)
      const arrival = await arrivalAt(page)
      if (arrival.ms !== null || (arrival.path !== before.path && arrival.heading !== '' && Date.now() > until))
        return arrival
      if (Date.now() > until) throw new Error(`${path} leads nowhere by ${link}`)
    }
  } finally {
    await context.close()
  }
}
