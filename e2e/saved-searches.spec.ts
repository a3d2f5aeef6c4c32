import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { stock } from './support/change-stock'
import { open, putBack, takeOut } from './support/list-page'
import { expect, test } from './support/test'

let vehicle: Vehicle

test.beforeAll(async () => {
  const found = (await stock()).filter(({ availability }) => availability === 'available').at(-7)
  if (!found) throw new Error('The stock is too small')
  vehicle = found
})

const list = () => `${paths.stock}?marque=${vehicle.brandId}`
const isListed = (page: Page) =>
  expect(
    page
      .getByRole('status')
      .filter({ hasText: /^\d+ véhicules?/ })
      .first(),
  ).toBeVisible()
const line = (page: Page) =>
  page.getByRole('region', { name: 'Vos recherches' }).getByRole('link', { name: new RegExp(vehicle.brandName) })

test.describe('a kept search', () => {
  test('tells what came into stock since it was seen, until it is opened', async ({ visitor }) => {
    const context = await visitor()
    try {
      await takeOut(vehicle)
      const page = await open(context, list())
      await isListed(page)
      await page.getByRole('button', { name: 'Enregistrer la recherche' }).click()
      await expect(line(page).getByText('Rien de nouveau depuis votre visite')).toBeVisible()

      await putBack({ ...vehicle, listedAt: new Date().toISOString() })
      const home = await open(context, paths.home)
      await home.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(line(home).getByText('1 nouveau depuis votre visite')).toBeVisible()
      const later = await open(context, paths.stock)
      await isListed(later)
      await expect(line(later).getByText('1 nouveau depuis votre visite')).toBeVisible()
      await line(later).click()
      await later.waitForURL(/\?marque=/)
      // Above the list what was new; in the list of searches, it is seen.
      await expect(later.getByRole('status').filter({ hasText: '1 nouveau depuis votre visite' })).toBeVisible()
      await expect(line(later).getByText('Rien de nouveau depuis votre visite')).toBeVisible()

      const again = await open(context, list())
      await isListed(again)
      await expect(line(again).getByText('Rien de nouveau depuis votre visite')).toBeVisible()
    } finally {
      await takeOut(vehicle)
      await putBack(vehicle)
    }
  })
})
