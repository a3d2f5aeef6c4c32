import type { Page } from '@playwright/test'

/** Whether a page is no wider than the window. */
export const fitsWidth = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
