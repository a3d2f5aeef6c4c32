import type { BrowserContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { open, shiftsOf } from './list-page'
import { reloadInPlace } from './reload-in-place'
import { settled } from './settled'

/** Opens a list in a visitor's context and reloads it at its end: nothing may move by itself either time. */
export const expectStill = async (context: BrowserContext, path: string, width: number): Promise<void> => {
  const page = await open(context, path, width)
  const items = page.locator('#liste').getByRole('article')
  const isThere = async () => {
    await expect(items.first()).toBeVisible()
    await settled(page)
  }
  await isThere()
  expect([path, await shiftsOf(page)]).toEqual([path, { shift: 0, moved: [] }])
  await items.last().scrollIntoViewIfNeeded()
  await reloadInPlace(page, isThere)
  expect([`${path}, again`, await shiftsOf(page)]).toEqual([`${path}, again`, { shift: 0, moved: [] }])
  await page.close()
}
