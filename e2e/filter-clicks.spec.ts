import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import { stock } from './support/change-stock'
import { styledByClick } from './support/styled-by-click'
import { expect, test } from './support/test'

/** A brand that has diesels in stock. */
let wanted: { brandId: string; brandName: string }

test.beforeAll(async () => {
  const diesel = (await stock()).find(({ fuel }) => fuel === 'diesel')
  if (!diesel) throw new Error('The stock has no diesel')
  wanted = diesel
})

/** How many there are; of how many, unless that is all. */
const LISTED = /^\d+ véhicules?( sur \d+)?$/

const open = async (page: Page, search: string): Promise<void> => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${paths.stock}${search}`)
  // Said by the list itself once it is searched; before that its boxes cannot be ticked.
  await expect(page.getByRole('status').filter({ hasText: LISTED }).first()).toBeVisible()
}
const box = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Filtres' }).getByRole('checkbox', { name: new RegExp(`^${name}`) })
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Retirer le filtre ${name}` })

test.describe('clicks on filters', () => {
  test('all count, also one that comes before the list has followed the last', async ({ page }) => {
    await open(page, `?marque=${wanted.brandId}`)
    await expect(chip(page, wanted.brandName)).toBeVisible()
    const [first, second] = await Promise.all([
      box(page, 'Diesel').elementHandle(),
      chip(page, wanted.brandName).elementHandle(),
    ])
    // In one task: nothing is painted between the two.
    const isTicked = await page.evaluate(
      (clicked) => {
        for (const one of clicked) if (one instanceof HTMLElement) one.click()
        return clicked.some((one) => one instanceof HTMLInputElement && one.checked)
      },
      [first, second],
    )
    expect(isTicked).toBe(true)
    await page.waitForURL(/\?carburant=diesel$/)
    await expect(chip(page, 'Diesel')).toBeVisible()
    await expect(chip(page, wanted.brandName)).toHaveCount(0)
  })

  test('need no more code', async ({ page }) => {
    await open(page, '')
    await page.waitForLoadState('networkidle')
    await page.route('**/*.js', (route) => route.abort())
    await box(page, 'Diesel').check()
    await expect(chip(page, 'Diesel')).toBeVisible()
    await page.waitForURL(/\?carburant=diesel$/)
  })

  test('leave the focus on their box, and the count is told', async ({ page }) => {
    await open(page, '')
    await box(page, 'Diesel').focus()
    await page.keyboard.press('Space')
    await expect(chip(page, 'Diesel')).toBeVisible()
    expect(await box(page, 'Diesel').evaluate((element) => element === document.activeElement)).toBe(true)
    await expect(box(page, 'Diesel')).toBeChecked()
    const told =
      (await page.getByRole('region', { name: 'Véhicules trouvés' }).getByRole('status').first().textContent()) ?? ''
    expect(told).toMatch(/^\d+ véhicules? sur \d+$/)
  })

  test('style no more anew than what they change, in the sheet', async ({ browser, page }) => {
    await open(page, '')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /^Filtres/ }).click()
    const target = page.getByRole('dialog', { name: 'Filtres' }).getByRole('checkbox', { name: /^Diesel/ })
    await target.scrollIntoViewIfNeeded()
    const all = await page.locator('*').count()
    const styled = await styledByClick(browser, page, target)
    // The box, its label and the number of filters in its group: a selector with `:has()` can make it every element of the page.
    expect(styled).toBeGreaterThan(0)
    expect(styled).toBeLessThan(all / 20)
  })
})
