import type { Page } from '@playwright/test'
import { FRESH } from '../../src/config/inline-scripts/fresh'

/** Lays out the whole page, including what is far below the viewport, for tests that check all of it. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate((mark) => document.documentElement.removeAttribute(mark), FRESH)
