import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { reprice, stock, volatileOf } from './support/change-stock'
import { keptBy, open, putBack, shiftsOf, takeOut } from './support/list-page'
import { siteUrl } from './support/site'
import { settled } from './support/settled'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

let cars: [Vehicle, Vehicle, Vehicle]

test.beforeAll(async () => {
  const candidates = (await stock()).filter(
    ({ availability, prices }) => availability === 'available' && prices.some(({ type }) => type === 'purchase'),
  )
  const [first, second, third] = candidates.slice(-3)
  if (!first || !second || !third) throw new Error('The stock has too few vehicles')
  cars = [first, second, third]
})

const cards = (page: Page) => page.getByRole('article')
const isChecked = (page: Page) => expect(page.getByText(/Prix vérifié à \d\d:\d\d/).first()).toBeVisible()

test.describe('favourites', () => {
  test('are kept by heart, in step over two tabs, and taken back', async ({ visitor, watch }) => {
    const context = await visitor()
    const page = await open(context, paths.stock)
    const other = await open(context, paths.favourites)
    watch(page, /\.woff2/)
    await expect(other.getByText('Aucun favori pour le moment')).toBeVisible()
    const heart = page.getByRole('button', { name: /^Garder en favori/ }).first()
    await heart.click()
    await expect(page.getByText(/^Ajouté à vos favoris/)).toBeVisible()
    await expect(cards(other).first()).toBeVisible()
    await heart.click()
    await expect(other.getByText('Aucun favori pour le moment')).toBeVisible()
    await page
      .getByRole('button', { name: /^Annuler/ })
      .last()
      .click()
    await expect(cards(other).first()).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  for (const width of widthsFor('favourites: move nothing while they'))
    test(`move nothing while they load and when prices arrive, at ${width} px`, async ({ visitor }) => {
      const [cheaper, sold, same] = cars
      const context = await visitor({ 'vitrine.favourites': keptBy([same, sold, cheaper]) })
      await reprice(
        {
          ...volatileOf(cheaper),
          prices: cheaper.prices.map((row) =>
            row.type === 'purchase' ? { ...row, totalPrice: row.totalPrice - 100_000 } : row,
          ),
        },
        { ...volatileOf(sold), availability: 'sold' },
      )
      try {
        for (const path of [paths.favourites, `${paths.favourites}?ids=${same.id},${sold.id}`]) {
          const page = await open(context, path, width)
          await isChecked(page)
          await expect(page.getByText('Vendu').first()).toBeVisible()
          await settled(page)
          if (path === paths.favourites) {
            await expect(page.getByText(/1 vendu · 1 moins cher depuis votre ajout/)).toBeVisible()
            await expect(page.getByText(/1\.000\s€ de moins depuis votre ajout/)).toBeVisible()
          }
          expect([path, await shiftsOf(page)]).toEqual([path, { shift: 0, moved: [] }])
          await page.close()
        }
      } finally {
        await reprice(volatileOf(cheaper), volatileOf(sold))
      }
    })

  for (const width of widthsFor('favourites: that are none move', [390, 1440]))
    test(`that are none move nothing either, at ${width} px`, async ({ visitor }) => {
      const context = await visitor()
      const page = await open(context, paths.favourites, width)
      await expect(page.getByText('Aucun favori pour le moment')).toBeVisible()
      await settled(page)
      expect(await shiftsOf(page)).toEqual({ shift: 0, moved: [] })
    })

  test('let go what has left the stock, and say so', async ({ visitor }) => {
    const [gone, kept] = cars
    const context = await visitor({ 'vitrine.favourites': keptBy([gone, kept]) })
    await takeOut(gone)
    try {
      const page = await open(context, paths.favourites)
      await expect(page.getByText('Un véhicule n’est plus disponible et a été retiré de vos favoris.')).toBeVisible()
      await expect(cards(page)).toHaveCount(1)
      expect((await shiftsOf(page)).shift).toBe(0)
    } finally {
      await putBack(gone)
    }
  })

  test('are emptied with a way back, sorted, and shared without touching another list', async ({ visitor }) => {
    const context = await visitor({ 'vitrine.favourites': keptBy(cars.slice(0, 2)) })
    const page = await open(context, paths.favourites)
    await expect(cards(page).nth(1)).toBeVisible()
    const order = () =>
      page
        .getByRole('article')
        .locator('h2 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const byMileage = [...cars.slice(0, 2)].sort((a, b) => a.mileage - b.mileage).map((car) => paths.vehicle(car))
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('mileage')
    expect(await order()).toEqual(byMileage)
    await page.getByRole('button', { name: 'Vider la liste' }).click()
    await expect(page.getByText('Aucun favori pour le moment')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(cards(page).nth(1)).toBeVisible()
    await page.getByRole('button', { name: 'Partager' }).click()
    await expect(page.getByText('L’adresse de la page est copiée.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const receiver = await visitor({ 'vitrine.favourites': keptBy([cars[2]]) })
    const shared = await open(receiver, link.slice(siteUrl.length))
    await expect(shared.getByText('Ces favoris vous ont été partagés.')).toBeVisible()
    await expect(cards(shared)).toHaveCount(2)
    await shared.getByRole('button', { name: 'Ajouter à mes favoris' }).click()
    await shared.waitForURL(siteUrl + paths.favourites)
    await expect(cards(shared).nth(2)).toBeVisible()
  })
})

test.describe('recently viewed', () => {
  test('are shown on the next page, without the one that is looked at', async ({ visitor }) => {
    const context = await visitor()
    const [first, second] = cars
    const page = await open(context, paths.vehicle(first))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(() => localStorage.getItem('vitrine.recent') !== null)
    await expect(page.getByRole('region', { name: 'Vus récemment' })).toHaveCount(0)
    await page.goto(siteUrl + paths.vehicle(second))
    const strip = page.getByRole('region', { name: 'Vus récemment' })
    await strip.scrollIntoViewIfNeeded()
    await expect(strip.locator(`a[href="${paths.vehicle(first)}"]`)).toBeVisible()
    await expect(strip.getByRole('link')).toHaveCount(1)
  })
})
