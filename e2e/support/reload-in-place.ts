import type { Page } from '@playwright/test'

/**
 * Where the view is, once the page has kept that for a reload, which it does with the next frame: on a busy machine a reload
 * may come before.
 */
const keptScroll = async (page: Page): Promise<number> => {
  const kept = await page.waitForFunction(() => {
    if (window.scrollY === 0) return { top: 0 }
    const ofPage = Object.entries(sessionStorage).filter(([key]) => key.startsWith(`@@scroll|${location.pathname}`))
    return ofPage.some(([, top]) => Number(top) === window.scrollY) ? { top: window.scrollY } : null
  })
  return kept.evaluate((found) => found?.top ?? 0)
}

/**
 * Loads a page again and waits until its view is where it was.
 *
 * @param isThere resolves once the page shows what it is about
 */
export const reloadInPlace = async (page: Page, isThere: () => Promise<void>): Promise<void> => {
  const at = await keptScroll(page)
  await page.reload()
  await isThere()
  await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 2, at, { polling: 100 })
}
