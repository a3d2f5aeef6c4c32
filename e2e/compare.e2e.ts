import type { Browser, BrowserContext, Page } from 'playwright-core'
import { paths } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { launchBrowser, watch } from './support/browser'
import { stock } from './support/change-stock'
import { Keyboard } from './support/keyboard'
import { keptBy, open, putBack, shiftsOf, takeOut, visitorOf, withoutFont } from './support/list-page'
import { siteUrl } from './support/site'

const TOO_FEW = 'Pas encore assez de véhicules sélectionnés pour la comparaison, sélectionnez-en au moins deux.'
const REFUSAL = "Impossible d'ajouter le véhicule. Sélectionnez au maximum 6 véhicules à comparer."

let browser: Browser
let cars: Vehicle[]

beforeAll(async () => {
  browser = await launchBrowser()
  cars = (await stock())
    .filter(({ availability, photos }) => availability === 'available' && photos.length > 0)
    .slice(0, 8)
  expect(cars).toHaveLength(8)
})
afterAll(() => browser.close())

const visitor = (stored?: Record<string, string>): Promise<BrowserContext> => visitorOf(browser, stored)
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Comparer/ })
const tray = (page: Page) => page.getByRole('region', { name: 'Véhicules à comparer' })
const columns = (page: Page) => page.getByRole('columnheader')

describe('comparison', () => {
  it('is put together on the overview, in step over two tabs, and taken back', async () => {
    const context = await visitor()
    const page = await open(context, paths.stock)
    const other = await open(context, '/contact')
    const seen = watch(page)
    await boxes(page).nth(0).check()
    await tray(page).getByText(TOO_FEW).waitFor()
    await tray(other).getByText('1 sur 6').waitFor()
    await boxes(page).nth(1).check()
    await tray(other).getByRole('link', { name: 'Comparer (2)' }).waitFor()

    await tray(other)
      .getByRole('button', { name: /^Retirer/ })
      .first()
      .click()
    await tray(page).getByText('1 sur 6').waitFor()
    expect(await boxes(page).nth(0).isChecked()).toBe(false)
    await other.keyboard.press('Control+z')
    await tray(page).getByText('2 sur 6').waitFor()
    expect(await boxes(page).nth(0).isChecked()).toBe(true)
    await page.reload()
    await tray(page).getByText('2 sur 6').waitFor()
    expect(withoutFont(seen.errors)).toEqual([])
    await context.close()
  })

  it('refuses a seventh vehicle with the reason', async () => {
    const context = await visitor({ 'vitrine.compare': keptBy(cars.slice(0, 6)) })
    const seventh = cars[6]
    const page = await open(context, seventh ? paths.vehicle(seventh) : '')
    await tray(page).getByText('6 sur 6').waitFor()
    await page.getByRole('button', { name: 'Comparer', exact: true }).click()
    await page.getByText(REFUSAL).waitFor()
    await tray(page).getByText('6 sur 6').waitFor()
    await context.close()
  })

  it.each([390, 768, 1440])('moves nothing while it loads, with the tray or without, at %i px', async (width) => {
    const context = await visitor({ 'vitrine.compare': keptBy(cars.slice(0, 4)) })
    const [car] = cars
    const shared = `${paths.compare}?ids=${cars
      .slice(4)
      .map(({ id }) => id)
      .join(',')}`
    for (const path of [paths.compare, shared, paths.stock, car ? paths.vehicle(car) : '/']) {
      const page = await open(context, path, width)
      if (path.startsWith(paths.compare)) {
        await page
          .getByText(/Prix vérifié à \d\d:\d\d/)
          .first()
          .waitFor()
        expect(await columns(page).count()).toBe(4)
      } else await tray(page).waitFor()
      await page.waitForLoadState('networkidle')
      expect([path, await shiftsOf(page)]).toEqual([path, { shift: 0, moved: [] }])
      await page.close()
    }
    await context.close()
  })

  it.each([390, 768, 1440])(
    'keeps labels and names in view at %i px, and scrolls sideways by itself only',
    async (width) => {
      const context = await visitor({ 'vitrine.compare': keptBy(cars.slice(0, 6)) })
      const page = await open(context, paths.compare, width)
      await columns(page).nth(5).waitFor()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0)
      const region = page.getByRole('region', { name: 'Tableau comparatif' })
      const label = page.getByRole('rowheader', { name: 'Kilométrage' })
      const isWide = await region.evaluate((element) => element.scrollWidth > element.clientWidth)
      expect(isWide).toBe(width < 1440)
      if (isWide) await page.getByText('Faites défiler vers la droite').waitFor()
      await region.focus()
      await region.evaluate((element) => element.scrollTo({ left: 200 }))
      await label.scrollIntoViewIfNeeded()
      const [cell, frame] = [await label.boundingBox(), await region.boundingBox()]
      expect((cell?.x ?? Infinity) - (frame?.x ?? 0)).toBeLessThan(2)
      await page.evaluate(() => document.querySelector('tbody tr:nth-child(12)')?.scrollIntoView({ block: 'center' }))
      const names = page.locator('[aria-hidden=true] p b', { hasText: cars[5]?.modelName ?? '' }).last()
      await names.waitFor()
      const [name, head] = [await names.boundingBox(), await columns(page).nth(5).boundingBox()]
      expect(head?.y).toBeLessThan(0)
      expect(name?.y).toBeGreaterThan(40)
      expect(Math.abs((name?.x ?? 0) - (head?.x ?? 0))).toBeLessThan(24)
      await context.close()
    },
  )

  it('shows what has the focus, forward and back, beside the labels that stay in place', async () => {
    const compared = cars.slice(0, 6)
    const context = await visitor({ 'vitrine.compare': keptBy(compared) })
    const page = await open(context, paths.compare, 390)
    await columns(page).nth(5).waitFor()
    const keys = await Keyboard.on(page)
    const names = compared.map(({ brandName, modelName, variant }) => `Retirer ${brandName} ${modelName} ${variant}`)
    for (const name of names) expect((await keys.tabTo('button', /^Retirer/)).name).toBe(name)
    for (const name of names.slice(0, -1).reverse())
      expect((await keys.tabTo('button', /^Retirer/, true)).name).toBe(name)
    await context.close()
  })

  it('is shared by a link that leaves the list of whoever opens it alone', async () => {
    const sender = await visitor({ 'vitrine.compare': keptBy(cars.slice(0, 3)) })
    const sent = await open(sender, paths.compare)
    await sent.getByRole('button', { name: 'Partager' }).click()
    await sent.getByText('L’adresse de la page est copiée.').waitFor()
    const link = await sent.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(
      `${siteUrl}${paths.compare}?ids=${cars
        .slice(0, 3)
        .map(({ id }) => id)
        .join(',')}`,
    )
    await sender.close()

    const receiver = await visitor({ 'vitrine.compare': keptBy(cars.slice(3, 5)) })
    const page = await open(receiver, link.slice(siteUrl.length))
    await page.getByText('Cette comparaison vous a été partagée.').waitFor()
    expect(await columns(page).count()).toBe(3)
    const other = await open(receiver, paths.compare)
    await columns(other).first().waitFor()
    expect(await columns(other).count()).toBe(2)

    await page.getByRole('button', { name: 'En faire ma comparaison' }).click()
    await page.waitForURL(siteUrl + paths.compare)
    await columns(other).nth(2).waitFor()
    await page.getByRole('button', { name: /^Annuler/ }).click()
    await columns(page).nth(2).waitFor({ state: 'detached' })
    await columns(page).nth(1).waitFor()
    expect(await columns(page).count()).toBe(2)
    await receiver.close()
  })

  it('takes off a vehicle that has left the stock, and says so', async () => {
    const [first, second, gone] = [cars[0], cars[1], cars[7]]
    if (!first || !second || !gone) throw new Error('Too few vehicles')
    const context = await visitor({ 'vitrine.compare': keptBy([first, second, gone]) })
    await takeOut(gone)
    try {
      const page = await open(context, paths.compare)
      await page.getByText('Un véhicule n’est plus disponible et a été retiré de la comparaison.').waitFor()
      expect(await columns(page).count()).toBe(2)
      expect((await shiftsOf(page)).shift).toBe(0)
      await page.goto(siteUrl + paths.stock)
      await tray(page).getByText('2 sur 6').waitFor()
    } finally {
      await putBack(gone)
    }
    await context.close()
  })
})
