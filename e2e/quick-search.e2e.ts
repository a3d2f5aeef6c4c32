import type { Browser } from 'playwright-core'
import { paths } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { launchBrowser, watch } from './support/browser'
import { stock } from './support/change-stock'
import { toldOf } from './support/data-layer'
import { open, visitorOf, withoutFont } from './support/list-page'
import { siteUrl } from './support/site'

let browser: Browser
let vehicles: Vehicle[]

beforeAll(async () => {
  browser = await launchBrowser()
  vehicles = await stock()
})
afterAll(() => browser.close())

describe('quick search of the home page', () => {
  it.each([390, 1440])('says how many vehicles a choice finds, and leads to exactly these, at %i px', async (width) => {
    const context = await visitorOf(browser)
    const page = await open(context, paths.home, width)
    const seen = watch(page)
    const form = page.getByRole('search', { name: 'Recherche rapide' })
    await form.getByRole('button', { name: `Voir ${vehicles.length} véhicules` }).waitFor()
    // Told by the page once it has taken the form over: what is chosen before is read only when the form is sent.
    await toldOf(page, 'page_view')
    const brandId = vehicles[0]?.brandId ?? ''
    const found = vehicles.filter((one) => one.brandId === brandId)
    await form.getByLabel('Marque').focus()
    await form
      .getByRole('option', { name: new RegExp(` \\(${found.length}\\)$`) })
      .first()
      .waitFor({ state: 'attached' })
    await form.getByLabel('Marque').selectOption(brandId)
    const name = found.length === 1 ? 'Voir 1 véhicule' : `Voir ${found.length} véhicules`
    await form.getByRole('button', { name, exact: true }).click()
    await page.waitForURL(`${siteUrl}${paths.stock}?marque=${brandId}`)
    await page
      .getByText(new RegExp(`^${found.length} véhicules? sur ${vehicles.length}$`))
      .first()
      .waitFor()
    expect(withoutFont(seen.errors)).toEqual([])
    await context.close()
  })

  it('is a form of the overview without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(siteUrl + paths.home)
    const form = page.getByRole('search', { name: 'Recherche rapide' })
    await form.getByLabel('Carburant').selectOption('diesel')
    await form.getByRole('button', { name: /^Voir/ }).click()
    await page.waitForURL((url) => url.pathname === paths.stock && url.searchParams.get('carburant') === 'diesel')
    await context.close()
  })
})
