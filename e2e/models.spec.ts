import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import type { Model } from '../src/domain/model/types'
import { readModels } from './support/dealer-lists'
import { expectStill } from './support/expect-still'
import { fitsWidth } from './support/fits-width'
import { siteUrl } from './support/site'
import { settled } from './support/settled'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

let models: Model[]
/** A brand with enough models to be filtered, and one electric among them. */
let brandId: string

test.beforeAll(async () => {
  models = await readModels()
  const ofBrand = (id: string) => models.filter((model) => model.brandId === id)
  const isElectric = ({ trims }: Model) => trims.some(({ fuel }) => fuel === 'electric')
  const found = models
    .map((model) => model.brandId)
    .find((id) => ofBrand(id).length > 4 && ofBrand(id).some(isElectric) && !ofBrand(id).every(isElectric))
  if (!found) throw new Error('No brand has models with and without electric versions')
  brandId = found
})

const told = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
const plural = (count: number, one: string) => `${count} ${one}${count > 1 ? 's' : ''}`
const filters = (page: Page) => page.getByRole('region', { name: 'Filtres' })

test.describe('models of a brand', () => {
  test('are filtered with the keyboard, kept in the address, and given back by back and reload', async ({
    openPage,
    watch,
  }) => {
    const all = models.filter((model) => model.brandId === brandId)
    const electric = all.filter(({ trims }) => trims.some(({ fuel }) => fuel === 'electric'))
    const page = await openPage(paths.brandModels(brandId))
    watch(page)
    await told(page, new RegExp(`^${plural(all.length, 'modèle')}$`))
    const box = filters(page).getByRole('checkbox', { name: /^Électrique/ })
    await expect(box).toBeEnabled()
    await box.focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/\?carburant=electrique$/)
    await told(page, `${plural(electric.length, 'modèle')} sur ${all.length}`)
    // What is asked for before the router has followed is one step to go back.
    await settled(page)
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption({ label: 'Prix, le moins cher d’abord' })
    await page.waitForURL(/\?carburant=electrique&tri=prix-asc$/)
    await page.reload()
    await told(page, `${plural(electric.length, 'modèle')} sur ${all.length}`)
    const cheapest = [...electric].sort((a, b) => {
      const least = ({ trims }: Model) =>
        Math.min(...trims.flatMap(({ fuel, price }) => (fuel === 'electric' ? [price] : [])))
      return least(a) - least(b)
    })[0]
    expect(await page.getByRole('article').first().getByRole('heading').textContent()).toBe(
      `${cheapest?.brandName} ${cheapest?.name}`,
    )
    await page.goBack()
    await page.waitForURL(/\?carburant=electrique$/)
  })

  test('are all there without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(siteUrl + paths.brandAllModels(brandId))
    await expect(page.getByRole('article')).toHaveCount(models.filter((model) => model.brandId === brandId).length)
    await expect(filters(page)).toHaveCount(0)
  })
})

test.describe('a model', () => {
  for (const width of widthsFor('models: compares its levels and'))
    test(`compares its levels and leads to the form with the version, at ${width} px`, async ({ openPage }) => {
      const model = models.find(({ trims }) => new Set(trims.map(({ name }) => name)).size > 1)
      if (!model) throw new Error('No model has two levels')
      const page = await openPage(paths.model(model), width)
      expect(await fitsWidth(page)).toBe(true)
      const link = page.getByRole('link', { name: new RegExp(`^Demander une offre ${model.trims[0]?.name}$`) })
      await link.click()
      await page.waitForURL(/\/contact\?version=/)
      await page.waitForFunction(
        (name) => (document.querySelector('textarea')?.value ?? '').includes(name),
        model.trims[0]?.name ?? '',
        { polling: 100 },
      )
    })

  test('is looked at in the lightbox, and its document tells that it is fetched', async ({ openPage }) => {
    const model = models.find(({ downloads, photos }) => downloads.length > 0 && photos.length > 1)
    if (!model) throw new Error('No model has a document')
    const page = await openPage(paths.model(model))
    const dialog = page.getByRole('dialog')
    await page
      .getByRole('button', { name: /^Agrandir/ })
      .first()
      .click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const answer = await page.request.get(
      (await page
        .getByRole('link', { name: /\(PDF,/ })
        .first()
        .getAttribute('href')) ?? '',
    )
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })
})

test.describe('the list of models with filters', () => {
  for (const width of widthsFor('models: moves nothing when its', [390, 1440]))
    test(`moves nothing when its address is opened and when it is loaded again, at ${width} px`, async ({
      visitor,
    }) => {
      const context = await visitor()
      await expectStill(context, `${paths.brandModels(brandId)}?carburant=electrique`, width)
    })
})
