import type { Browser, Page } from 'playwright-core'
import { phone } from '../browser/launch'
import { settings } from '../settings'

/** Result of leaving a page and going back to it. */
export interface Return {
  /** Whether the browser restored the page from its back/forward cache. */
  isKept: boolean
  /** Reasons why not, in the browser's terms. */
  reasons: readonly string[]
}

const LOOKED_AT_MS = 3_000
/** Chromium's reason when the cache is disabled, as in its headless shell. */
const KEEPS_NONE = 'BackForwardCacheDisabledForDelegate'

const leave = async (page: Page, go: () => Promise<void>): Promise<void> => {
  const arrives = page.waitForEvent('domcontentloaded').catch(() => null)
  await go()
  await Promise.race([arrives, page.waitForTimeout(LOOKED_AT_MS)])
  await page.waitForTimeout(1000)
}

/**
 * Opens a page, loads another one and goes back with the browser's history.
 *
 * @param away address of the other page
 * @throws Error when this browser has no back/forward cache
 */
export const comeBack = async (browser: Browser, path: string, away: string): Promise<Return> => {
  const context = await phone(browser)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const reasons: string[] = []
    await session.send('Page.enable')
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    )
    await page.goto(settings.site + path, { waitUntil: 'load' })
    await page.waitForTimeout(LOOKED_AT_MS)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { cameBack: persisted }))
    })
    await leave(page, () =>
      // Deferred, so that `evaluate` returns before the page is left.
      page.evaluate((url) => void setTimeout(() => location.assign(url)), away),
    )
    await leave(page, () => page.evaluate(() => void setTimeout(() => history.back())))
    const isKept = await page.evaluate(() => (window as typeof globalThis & { cameBack?: boolean }).cameBack === true)
    if (!isKept && reasons.includes(KEEPS_NONE))
      throw new Error('This browser keeps no pages to go back to: put a full Chromium on the PATH (Debian: chromium)')
    return { isKept, reasons: [...new Set(reasons)] }
  } finally {
    await context.close()
  }
}
