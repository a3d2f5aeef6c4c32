import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import { vehicleSlug } from '../src/domain/routes/vehicle-slug'
import { stock } from './support/change-stock'
import { readLeaseOffers } from './support/dealer-lists'
import { expect, test } from './support/test'

/** What an A4 page has between its margins, in CSS pixels. */
const PAPER = 695

/** A page as it stands on paper; opened on a screen. */
const print = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: PAPER, height: 1030 })
  await page.emulateMedia({ media: 'print' })
}
const main = (page: Page) => page.getByRole('main')

test.describe('on paper', () => {
  test('a credit has every line of its table, and nothing to press', async ({ openPage }) => {
    const vehicle = (await stock()).find(
      ({ availability, prices }) =>
        availability === 'available' && prices.some(({ type }) => type === 'private_finance'),
    )
    if (!vehicle) throw new Error('No vehicle can be financed')
    const page = await openPage(paths.vehicleView(vehicleSlug(vehicle), 'privateFinance'))
    await page.getByRole('textbox', { name: 'Durée' }).fill('84')
    await page.locator('summary', { hasText: 'Tableau d’amortissement' }).click()
    const region = page.getByRole('region', { name: 'Tableau d’amortissement' })
    await expect(region.getByRole('rowheader', { name: '84', exact: true })).toBeVisible()
    await print(page)
    expect(
      await region.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
        scrollHeight - clientHeight,
        scrollWidth - clientWidth,
      ]),
    ).toEqual([0, 0])
    await expect(main(page).getByText('Montant total dû', { exact: true })).toBeVisible()
    for (const pressed of ['slider', 'textbox', 'radio'] as const)
      await expect(main(page).getByRole(pressed)).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: 'Demander avec ce calcul' })).toHaveCount(0)
  })

  test('a comparison of six has all of them', async ({ openPage }) => {
    const ids = (await stock())
      .filter(({ availability }) => availability === 'available')
      .slice(0, 6)
      .map(({ id }) => id)
    const page = await openPage(`${paths.compare}?ids=${ids.join(',')}`)
    const columns = main(page).getByRole('columnheader')
    await expect(columns.nth(5)).toBeVisible()
    await print(page)
    const ends = await columns.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(ends).toHaveLength(6)
    expect(Math.max(...ends)).toBeLessThanOrEqual(PAPER)
    expect(Math.min(...ends)).toBeGreaterThan(0)
  })

  test('a lease offer has its figures, and no form', async ({ openPage }) => {
    const [offer] = await readLeaseOffers()
    if (!offer) throw new Error('There is no lease offer')
    const page = await openPage(paths.leaseOffer(offer.kind, offer.id))
    await expect(main(page).getByLabel('Nom et prénom').first()).toBeVisible()
    await print(page)
    await expect(main(page).getByText('Coût total du contrat').first()).toBeVisible()
    await expect(main(page).getByRole('textbox')).toHaveCount(0)
    await expect(main(page).getByRole('heading', { name: 'Offres de loyer proche' })).toHaveCount(0)
  })
})
