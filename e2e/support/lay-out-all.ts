import type { Page } from '@playwright/test'
import { FRESH } from '../../src/config/inline-scripts/fresh'

/** Has a page lay out what is far from the view, too, for tests that look at all of it. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate((mark) => document.documentElement.removeAttribute(mark), FRESH)
