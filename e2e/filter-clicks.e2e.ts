import type { Browser, Page } from 'playwright-core'
import { paths } from '../src/config/segments'
import { launchBrowser } from './support/browser'
import { stock } from './support/change-stock'
import { siteUrl } from './support/site'
import { styledByClick } from './support/styled-by-click'

let browser: Browser
/** A brand that has diesels in stock. */
let wanted: { brandId: string; brandName: string }

beforeAll(async () => {
  browser = await launchBrowser()
  const diesel = (await stock()).find(({ fuel }) => fuel === 'diesel')
  if (!diesel) throw new Error('The stock has no diesel')
  wanted = diesel
})
afterAll(() => browser.close())

/** How many there are; of how many, unless that is all. */
const LISTED = /^\d+ véhicules?( sur \d+)?$/

const open = async (search: string): Promise<Page> => {
  const page = await browser.newPage({ locale: 'fr-LU', viewport: { width: 1440, height: 900 } })
  await page.goto(`${siteUrl}${paths.stock}${search}`)
  // Said by the list itself once it is searched; before that its boxes cannot be ticked.
  await page.getByRole('status').filter({ hasText: LISTED }).first().waitFor()
  return page
}
const box = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Filtres' }).getByRole('checkbox', { name: new RegExp(`^${name}`) })
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Retirer le filtre ${name}` })

describe('clicks on filters', () => {
  it('all count, also one that comes before the list has followed the last', async () => {
    const page = await open(`?marque=${wanted.brandId}`)
    await chip(page, wanted.brandName).waitFor()
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
    await chip(page, 'Diesel').waitFor()
    await chip(page, wanted.brandName).waitFor({ state: 'detached' })
    await page.close()
  })

  it('leave the focus on their box, and the count is told', async () => {
    const page = await open('')
    await box(page, 'Diesel').focus()
    await page.keyboard.press('Space')
    await chip(page, 'Diesel').waitFor()
    expect(await box(page, 'Diesel').evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await box(page, 'Diesel').isChecked()).toBe(true)
    const told =
      (await page.getByRole('region', { name: 'Véhicules trouvés' }).getByRole('status').first().textContent()) ?? ''
    expect(told).toMatch(/^\d+ véhicules? sur \d+$/)
    await page.close()
  })

  it('style no more anew than what they change, in the sheet', async () => {
    const page = await open('')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /^Filtres/ }).click()
    const target = page.getByRole('dialog', { name: 'Filtres' }).getByRole('checkbox', { name: /^Diesel/ })
    await target.scrollIntoViewIfNeeded()
    const all = await page.locator('*').count()
    const styled = await styledByClick(browser, page, target)
    // The box, its label and the number of filters in its group: a selector with `:has()` can make it every element of the page.
    expect(styled).toBeGreaterThan(0)
    expect(styled).toBeLessThan(all / 20)
    await page.close()
  })
})
