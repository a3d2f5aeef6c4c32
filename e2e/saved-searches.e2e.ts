import type { Browser, Page } from 'playwright-core'
import { paths } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { launchBrowser } from './support/browser'
import { stock } from './support/change-stock'
import { open, putBack, takeOut, visitorOf } from './support/list-page'

let browser: Browser
let vehicle: Vehicle

beforeAll(async () => {
  browser = await launchBrowser()
  const found = (await stock()).filter(({ availability }) => availability === 'available').at(-7)
  if (!found) throw new Error('The stock is too small')
  vehicle = found
})
afterAll(() => browser.close())

const list = () => `${paths.stock}?marque=${vehicle.brandId}`
const isListed = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^\d+ véhicules?/ })
    .first()
    .waitFor()
const line = (page: Page) =>
  page.getByRole('region', { name: 'Vos recherches' }).getByRole('link', { name: new RegExp(vehicle.brandName) })

describe('a kept search', () => {
  it('tells what came into stock since it was seen, until it is opened', async () => {
    const context = await visitorOf(browser)
    try {
      await takeOut(vehicle)
      const page = await open(context, list())
      await isListed(page)
      await page.getByRole('button', { name: 'Enregistrer la recherche' }).click()
      await line(page).getByText('Rien de nouveau depuis votre visite').waitFor()

      await putBack({ ...vehicle, listedAt: new Date().toISOString() })
      const home = await open(context, paths.home)
      await home.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await line(home).getByText('1 nouveau depuis votre visite').waitFor()
      const later = await open(context, paths.stock)
      await isListed(later)
      await line(later).getByText('1 nouveau depuis votre visite').waitFor()
      await line(later).click()
      await later.waitForURL(/\?marque=/)
      // Above the list what was new; in the list of searches, it is seen.
      await later.getByRole('status').filter({ hasText: '1 nouveau depuis votre visite' }).waitFor()
      await line(later).getByText('Rien de nouveau depuis votre visite').waitFor()

      const again = await open(context, list())
      await isListed(again)
      await line(again).getByText('Rien de nouveau depuis votre visite').waitFor()
    } finally {
      await takeOut(vehicle)
      await putBack(vehicle)
      await context.close()
    }
  })
})
