import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { stock } from './support/change-stock'
import { Keyboard } from './support/keyboard'
import { keptBy, open, putBack, shiftsOf, takeOut } from './support/list-page'
import { sampleOf } from './support/sample'
import { siteUrl } from './support/site'
import { settled } from './support/settled'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

const TOO_FEW = 'Pas encore assez de véhicules sélectionnés pour la comparaison, sélectionnez-en au moins deux.'
const REFUSAL = "Impossible d'ajouter le véhicule. Sélectionnez au maximum 6 véhicules à comparer."

let cars: Vehicle[]

test.beforeAll(async () => {
  cars = (await stock())
    .filter(({ availability, photos }) => availability === 'available' && photos.length > 0)
    .slice(0, 8)
  expect(cars).toHaveLength(8)
})

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Comparer/ })
const tray = (page: Page) => page.getByRole('region', { name: 'Véhicules à comparer' })
const columns = (page: Page) => page.getByRole('columnheader')

test.describe('comparison', () => {
  test('is put together on the overview, in step over two tabs, and taken back', async ({ visitor, watch }) => {
    const context = await visitor()
    const page = await open(context, paths.stock)
    const other = await open(context, '/contact')
    watch(page, /\.woff2/)
    await boxes(page).nth(0).check()
    await expect(tray(page).getByText(TOO_FEW)).toBeVisible()
    await expect(tray(other).getByText('1 sur 6')).toBeVisible()
    await boxes(page).nth(1).check()
    await expect(tray(other).getByRole('link', { name: 'Comparer (2)' })).toBeVisible()

    await tray(other)
      .getByRole('button', { name: /^Retirer/ })
      .first()
      .click()
    await expect(tray(page).getByText('1 sur 6')).toBeVisible()
    await expect(boxes(page).nth(0)).not.toBeChecked()
    await other.keyboard.press('Control+z')
    await expect(tray(page).getByText('2 sur 6')).toBeVisible()
    await expect(boxes(page).nth(0)).toBeChecked()
    await page.reload()
    await expect(tray(page).getByText('2 sur 6')).toBeVisible()
  })

  test('refuses a seventh vehicle with the reason', async ({ visitor }) => {
    const context = await visitor({ 'vitrine.compare': keptBy(cars.slice(0, 6)) })
    const seventh = cars[6]
    const page = await open(context, seventh ? paths.vehicle(seventh) : '')
    await expect(tray(page).getByText('6 sur 6')).toBeVisible()
    await page.getByRole('button', { name: 'Comparer', exact: true }).click()
    await expect(page.getByText(REFUSAL)).toBeVisible()
    await expect(tray(page).getByText('6 sur 6')).toBeVisible()
  })

  for (const width of widthsFor('compare: moves nothing while it'))
    test(`moves nothing while it loads, with the tray or without, at ${width} px`, async ({ visitor }) => {
      const context = await visitor({ 'vitrine.compare': keptBy(cars.slice(0, 4)) })
      const [car] = cars
      const shared = `${paths.compare}?ids=${cars
        .slice(4)
        .map(({ id }) => id)
        .join(',')}`
      const pages = [paths.compare, shared, paths.stock, car ? paths.vehicle(car) : '/']
      // One with the table, one with the tray.
      for (const path of sampleOf('compare: moves nothing', pages, 2)) {
        const page = await open(context, path, width)
        if (path.startsWith(paths.compare)) {
          await expect(page.getByText(/Prix vérifié à \d\d:\d\d/).first()).toBeVisible()
          await expect(columns(page)).toHaveCount(4)
        } else await expect(tray(page)).toBeVisible()
        await settled(page)
        expect([path, await shiftsOf(page)]).toEqual([path, { shift: 0, moved: [] }])
        await page.close()
      }
    })

  for (const width of widthsFor('compare: keeps labels and names'))
    test(`keeps labels and names in view at ${width} px, and scrolls sideways by itself only`, async ({ visitor }) => {
      const context = await visitor({ 'vitrine.compare': keptBy(cars.slice(0, 6)) })
      const page = await open(context, paths.compare, width)
      await expect(columns(page).nth(5)).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0)
      const region = page.getByRole('region', { name: 'Tableau comparatif' })
      const label = page.getByRole('rowheader', { name: 'Kilométrage' })
      const isWide = await region.evaluate((element) => element.scrollWidth > element.clientWidth)
      expect(isWide).toBe(width < 1440)
      if (isWide) await expect(page.getByText('Faites défiler vers la droite')).toBeVisible()
      await region.focus()
      await region.evaluate((element) => element.scrollTo({ left: 200 }))
      await label.scrollIntoViewIfNeeded()
      const [cell, frame] = [await label.boundingBox(), await region.boundingBox()]
      expect((cell?.x ?? Infinity) - (frame?.x ?? 0)).toBeLessThan(2)
      await page.evaluate(() => document.querySelector('tbody tr:nth-child(12)')?.scrollIntoView({ block: 'center' }))
      const names = page.locator('[aria-hidden=true] p b', { hasText: cars[5]?.modelName ?? '' }).last()
      await expect(names).toBeVisible()
      const [name, head] = [await names.boundingBox(), await columns(page).nth(5).boundingBox()]
      expect(head?.y).toBeLessThan(0)
      expect(name?.y).toBeGreaterThan(40)
      expect(Math.abs((name?.x ?? 0) - (head?.x ?? 0))).toBeLessThan(24)
    })

  test('shows what has the focus, forward and back, beside the labels that stay in place', async ({ visitor }) => {
    const compared = cars.slice(0, 6)
    const context = await visitor({ 'vitrine.compare': keptBy(compared) })
    const page = await open(context, paths.compare, 390)
    await expect(columns(page).nth(5)).toBeVisible()
    const keys = await Keyboard.on(page)
    const names = compared.map(({ brandName, modelName, variant }) => `Retirer ${brandName} ${modelName} ${variant}`)
    for (const name of names) expect((await keys.tabTo('button', /^Retirer/)).name).toBe(name)
    for (const name of names.slice(0, -1).reverse())
      expect((await keys.tabTo('button', /^Retirer/, true)).name).toBe(name)
  })

  test('is shared by a link that leaves the list of whoever opens it alone', async ({ visitor }) => {
    const sender = await visitor({ 'vitrine.compare': keptBy(cars.slice(0, 3)) })
    const sent = await open(sender, paths.compare)
    await sent.getByRole('button', { name: 'Partager' }).click()
    await expect(sent.getByText('L’adresse de la page est copiée.')).toBeVisible()
    const link = await sent.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(
      `${siteUrl}${paths.compare}?ids=${cars
        .slice(0, 3)
        .map(({ id }) => id)
        .join(',')}`,
    )

    const receiver = await visitor({ 'vitrine.compare': keptBy(cars.slice(3, 5)) })
    const page = await open(receiver, link.slice(siteUrl.length))
    await expect(page.getByText('Cette comparaison vous a été partagée.')).toBeVisible()
    await expect(columns(page)).toHaveCount(3)
    const other = await open(receiver, paths.compare)
    await expect(columns(other).first()).toBeVisible()
    await expect(columns(other)).toHaveCount(2)

    await page.getByRole('button', { name: 'En faire ma comparaison' }).click()
    await page.waitForURL(siteUrl + paths.compare)
    await expect(columns(other).nth(2)).toBeVisible()
    await page.getByRole('button', { name: /^Annuler/ }).click()
    await expect(columns(page).nth(2)).toHaveCount(0)
    await expect(columns(page).nth(1)).toBeVisible()
    await expect(columns(page)).toHaveCount(2)
  })

  test('takes off a vehicle that has left the stock, and says so', async ({ visitor }) => {
    const [first, second, gone] = [cars[0], cars[1], cars[7]]
    if (!first || !second || !gone) throw new Error('Too few vehicles')
    const context = await visitor({ 'vitrine.compare': keptBy([first, second, gone]) })
    await takeOut(gone)
    try {
      const page = await open(context, paths.compare)
      await expect(page.getByText('Un véhicule n’est plus disponible et a été retiré de la comparaison.')).toBeVisible()
      await expect(columns(page)).toHaveCount(2)
      expect((await shiftsOf(page)).shift).toBe(0)
      await page.goto(siteUrl + paths.stock)
      await expect(tray(page).getByText('2 sur 6')).toBeVisible()
    } finally {
      await putBack(gone)
    }
  })
})
