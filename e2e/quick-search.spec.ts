import { paths } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { stock } from './support/change-stock'
import { toldOf } from './support/data-layer'
import { open } from './support/list-page'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

let vehicles: Vehicle[]

test.beforeAll(async () => {
  vehicles = await stock()
})

test.describe('quick search of the home page', () => {
  for (const width of widthsFor('quick-search: says how many vehicles', [390, 1440]))
    test(`says how many vehicles a choice finds, and leads to exactly these, at ${width} px`, async ({
      visitor,
      watch,
    }) => {
      const context = await visitor()
      const page = await open(context, paths.home, width)
      watch(page, /\.woff2/)
      const form = page.getByRole('search', { name: 'Recherche rapide' })
      await expect(form.getByRole('button', { name: `Voir ${vehicles.length} véhicules` })).toBeVisible()
      // Told by the page once it has taken the form over: what is chosen before is read only when the form is sent.
      await toldOf(page, 'page_view')
      const brandId = vehicles[0]?.brandId ?? ''
      const found = vehicles.filter((one) => one.brandId === brandId)
      await form.getByLabel('Marque').focus()
      await expect(form.getByRole('option', { name: new RegExp(` \\(${found.length}\\)$`) }).first()).toBeAttached()
      await form.getByLabel('Marque').selectOption(brandId)
      const name = found.length === 1 ? 'Voir 1 véhicule' : `Voir ${found.length} véhicules`
      await form.getByRole('button', { name, exact: true }).click()
      await page.waitForURL(`${siteUrl}${paths.stock}?marque=${brandId}`)
      await expect(
        page.getByText(new RegExp(`^${found.length} véhicules? sur ${vehicles.length}$`)).first(),
      ).toBeVisible()
    })

  test('is a form of the overview without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(siteUrl + paths.home)
    const form = page.getByRole('search', { name: 'Recherche rapide' })
    await form.getByLabel('Carburant').selectOption('diesel')
    await form.getByRole('button', { name: /^Voir/ }).click()
    await page.waitForURL((url) => url.pathname === paths.stock && url.searchParams.get('carburant') === 'diesel')
  })
})
