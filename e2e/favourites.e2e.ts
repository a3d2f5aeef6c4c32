import type { Browser, BrowserContext, Page } from 'playwright-core'
import { paths } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { launchBrowser, watch } from './support/browser'
import { reprice, stock, volatileOf } from './support/change-stock'
import { keptBy, open, putBack, shiftsOf, takeOut, visitorOf, withoutFont } from './support/list-page'
import { siteUrl } from './support/site'

let browser: Browser
let cars: [Vehicle, Vehicle, Vehicle]

beforeAll(async () => {
  browser = await launchBrowser()
  const candidates = (await stock()).filter(
    ({ availability, prices }) => availability === 'available' && prices.some(({ type }) => type === 'purchase'),
  )
  const [first, second, third] = candidates.slice(-3)
  if (!first || !second || !third) throw new Error('The stock has too few vehicles')
  cars = [first, second, third]
})
afterAll(() => browser.close())

const visitor = (stored?: Record<string, string>): Promise<BrowserContext> => visitorOf(browser, stored)
const cards = (page: Page) => page.getByRole('article')
const isChecked = (page: Page) =>
  page
    .getByText(/Prix vérifié à \d\d:\d\d/)
    .first()
    .waitFor()

describe('favourites', () => {
  it('are kept by heart, in step over two tabs, and taken back', async () => {
    const context = await visitor()
    const page = await open(context, paths.stock)
    const other = await open(context, paths.favourites)
    const seen = watch(page)
    await other.getByText('Aucun favori pour le moment').waitFor()
    const heart = page.getByRole('button', { name: /^Garder en favori/ }).first()
    await heart.click()
    await page.getByText(/^Ajouté à vos favoris/).waitFor()
    await cards(other).first().waitFor()
    await heart.click()
    await other.getByText('Aucun favori pour le moment').waitFor()
    await page
      .getByRole('button', { name: /^Annuler/ })
      .last()
      .click()
    await cards(other).first().waitFor()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    expect(withoutFont(seen.errors)).toEqual([])
    await context.close()
  })

  it.each([390, 768, 1440])('move nothing while they load and when prices arrive, at %i px', async (width) => {
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
        await page.getByText('Vendu').first().waitFor()
        await page.waitForLoadState('networkidle')
        if (path === paths.favourites) {
          await page.getByText(/1 vendu · 1 moins cher depuis votre ajout/).waitFor()
          await page.getByText(/1\.000\s€ de moins depuis votre ajout/).waitFor()
        }
        expect([path, await shiftsOf(page)]).toEqual([path, { shift: 0, moved: [] }])
        await page.close()
      }
    } finally {
      await reprice(volatileOf(cheaper), volatileOf(sold))
    }
    await context.close()
  })

  it.each([390, 1440])('that are none move nothing either, at %i px', async (width) => {
    const context = await visitor()
    const page = await open(context, paths.favourites, width)
    await page.getByText('Aucun favori pour le moment').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await shiftsOf(page)).toEqual({ shift: 0, moved: [] })
    await context.close()
  })

  it('let go what has left the stock, and say so', async () => {
    const [gone, kept] = cars
    const context = await visitor({ 'vitrine.favourites': keptBy([gone, kept]) })
    await takeOut(gone)
    try {
      const page = await open(context, paths.favourites)
      await page.getByText('Un véhicule n’est plus disponible et a été retiré de vos favoris.').waitFor()
      expect(await cards(page).count()).toBe(1)
      expect((await shiftsOf(page)).shift).toBe(0)
    } finally {
      await putBack(gone)
    }
    await context.close()
  })

  it('are emptied with a way back, sorted, and shared without touching another list', async () => {
    const context = await visitor({ 'vitrine.favourites': keptBy(cars.slice(0, 2)) })
    const page = await open(context, paths.favourites)
    await cards(page).nth(1).waitFor()
    const order = () =>
      page
        .getByRole('article')
        .locator('h2 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const byMileage = [...cars.slice(0, 2)].sort((a, b) => a.mileage - b.mileage).map((car) => paths.vehicle(car))
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('mileage')
    expect(await order()).toEqual(byMileage)
    await page.getByRole('button', { name: 'Vider la liste' }).click()
    await page.getByText('Aucun favori pour le moment').waitFor()
    await page.keyboard.press('Control+z')
    await cards(page).nth(1).waitFor()
    await page.getByRole('button', { name: 'Partager' }).click()
    await page.getByText('L’adresse de la page est copiée.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const receiver = await visitor({ 'vitrine.favourites': keptBy([cars[2]]) })
    const shared = await open(receiver, link.slice(siteUrl.length))
    await shared.getByText('Ces favoris vous ont été partagés.').waitFor()
    expect(await cards(shared).count()).toBe(2)
    await shared.getByRole('button', { name: 'Ajouter à mes favoris' }).click()
    await shared.waitForURL(siteUrl + paths.favourites)
    await cards(shared).nth(2).waitFor()
    await receiver.close()
    await context.close()
  })
})

describe('recently viewed', () => {
  it('are shown on the next page, without the one that is looked at', async () => {
    const context = await visitor()
    const [first, second] = cars
    const page = await open(context, paths.vehicle(first))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => localStorage.getItem('vitrine.recent') !== null)
    expect(await page.getByRole('region', { name: 'Vus récemment' }).count()).toBe(0)
    await page.goto(siteUrl + paths.vehicle(second))
    const strip = page.getByRole('region', { name: 'Vus récemment' })
    await strip.scrollIntoViewIfNeeded()
    await strip.locator(`a[href="${paths.vehicle(first)}"]`).waitFor()
    expect(await strip.getByRole('link').count()).toBe(1)
    await context.close()
  })
})
