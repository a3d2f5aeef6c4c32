import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { paths } from '../src/config/segments'
import { COLLECTIONS } from '../src/contract/dealer/collections'
import { vehicleSlug } from '../src/domain/routes/vehicle-slug'
import { launchBrowser } from './support/browser'
import { stock } from './support/change-stock'
import { apiUrl, siteUrl } from './support/site'

/** What an A4 page has between its margins, in CSS pixels. */
const PAPER = 695

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A page as it stands on paper; opened on a screen. */
const open = async (path: string): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'fr-LU',
    timezoneId: 'Europe/Luxembourg',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(siteUrl + path)
  return page
}
const print = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: PAPER, height: 1030 })
  await page.emulateMedia({ media: 'print' })
}
const main = (page: Page) => page.getByRole('main')

describe('on paper', () => {
  it('a credit has every line of its table, and nothing to press', async () => {
    const vehicle = (await stock()).find(
      ({ availability, prices }) =>
        availability === 'available' && prices.some(({ type }) => type === 'private_finance'),
    )
    if (!vehicle) throw new Error('No vehicle can be financed')
    const page = await open(paths.vehicleView(vehicleSlug(vehicle), 'privateFinance'))
    await page.getByRole('textbox', { name: 'Durée' }).fill('84')
    await page.locator('summary', { hasText: 'Tableau d’amortissement' }).click()
    const region = page.getByRole('region', { name: 'Tableau d’amortissement' })
    await region.getByRole('rowheader', { name: '84', exact: true }).waitFor()
    await print(page)
    expect(
      await region.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
        scrollHeight - clientHeight,
        scrollWidth - clientWidth,
      ]),
    ).toEqual([0, 0])
    expect(await main(page).getByText('Montant total dû', { exact: true }).isVisible()).toBe(true)
    for (const pressed of ['slider', 'textbox', 'radio'] as const)
      expect(await main(page).getByRole(pressed).count()).toBe(0)
    expect(await main(page).getByRole('link', { name: 'Demander avec ce calcul' }).count()).toBe(0)
    await page.context().close()
  })

  it('a comparison of six has all of them', async () => {
    const ids = (await stock())
      .filter(({ availability }) => availability === 'available')
      .slice(0, 6)
      .map(({ id }) => id)
    const page = await open(`${paths.compare}?ids=${ids.join(',')}`)
    const columns = main(page).getByRole('columnheader')
    await columns.nth(5).waitFor()
    await print(page)
    const ends = await columns.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(ends).toHaveLength(6)
    expect(Math.max(...ends)).toBeLessThanOrEqual(PAPER)
    expect(Math.min(...ends)).toBeGreaterThan(0)
    await page.context().close()
  })

  it('a lease offer has its figures, and no form', async () => {
    const [offer] = z
      .object({ items: z.array(COLLECTIONS['lease-offers']) })
      .parse(await (await fetch(`${apiUrl}/api/dealer/v1/lease-offers`)).json()).items
    if (!offer) throw new Error('There is no lease offer')
    const page = await open(paths.leaseOffer(offer.kind, offer.id))
    await main(page).getByLabel('Nom et prénom').first().waitFor()
    await print(page)
    expect(await main(page).getByText('Coût total du contrat').first().isVisible()).toBe(true)
    expect(await main(page).getByRole('textbox').count()).toBe(0)
    expect(await main(page).getByRole('heading', { name: 'Offres de loyer proche' }).count()).toBe(0)
    await page.context().close()
  })
})
