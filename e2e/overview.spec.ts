import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import type { Vehicle } from '../src/domain/vehicle/types'
import { stock } from './support/change-stock'
import { open, shiftsOf } from './support/list-page'
import { reloadInPlace } from './support/reload-in-place'
import { sampleOf } from './support/sample'
import { siteUrl } from './support/site'
import { settled } from './support/settled'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

/** A brand and a fuel that the stock has together, and how many. */
let wanted: { brandId: string; brandName: string; count: number; total: number }

test.beforeAll(async () => {
  const vehicles = await stock()
  const diesels = vehicles.filter(({ fuel }) => fuel === 'diesel')
  const [first] = diesels
  if (!first) throw new Error('The stock has no diesel')
  wanted = {
    brandId: first.brandId,
    brandName: first.brandName,
    count: diesels.filter(({ brandId }) => brandId === first.brandId).length,
    total: vehicles.length,
  }
})

const found = (page: Page, count: number) =>
  expect(
    page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${count} véhicules?( sur \\d+)?$`) })
      .first(),
  ).toBeVisible()
const filters = (page: Page) => page.getByRole('region', { name: 'Filtres' })
const address = () => `${paths.stock}?marque=${wanted.brandId}&carburant=diesel`

test.describe('stock overview', () => {
  test('filters by clicks, keeps the list in the address, and gives it back: back, forward, reload, from a vehicle', async ({
    visitor,
    watch,
  }) => {
    const page = await open(await visitor(), paths.stock)
    watch(page, /\.woff2/)
    await found(page, wanted.total)
    await filters(page)
      .getByRole('checkbox', { name: /^Diesel/ })
      .click()
    await page.waitForURL(/\?carburant=diesel$/)
    // What is asked for before the router has followed is one step to go back.
    await settled(page)
    const brand = filters(page).getByRole('checkbox', { name: new RegExp(`^${wanted.brandName}`) })
    if ((await brand.count()) === 0)
      await filters(page)
        .getByRole('button', { name: /^Voir les \d+ choix/ })
        .first()
        .click()
    await brand.click()
    await page.waitForURL((url) => url.pathname + url.search === address())
    await found(page, wanted.count)
    await page.goBack()
    await page.waitForURL(/\?carburant=diesel$/)
    await page.goForward()
    await found(page, wanted.count)
    await page.reload()
    await found(page, wanted.count)
    const link = page.getByRole('article').first().getByRole('link').first()
    const name = await link.textContent()
    await link.click()
    await page.waitForURL(/\/stock\/\d+-/)
    await page.goBack()
    await found(page, wanted.count)
    expect(await page.getByRole('article').first().getByRole('link').first().textContent()).toBe(name)
  })

  test('leaves the view where it is when a filter is clicked, asks for no page again, and needs no network', async ({
    visitor,
  }) => {
    const page = await open(await visitor(), paths.stock)
    await found(page, wanted.total)
    const diesel = filters(page).getByRole('checkbox', { name: /^Diesel/ })
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.waitForFunction(() => window.scrollY === 400)
    await diesel.focus()
    const before = await page.evaluate(() => window.scrollY)
    const asked: string[] = []
    // Gatsby's loader asks by XMLHttpRequest, for pages that links name too; the version watch fetches.
    page.on('request', (request) => request.resourceType() === 'xhr' && asked.push(request.url()))
    await page.keyboard.press('Space')
    await page.waitForURL(/\?carburant=diesel$/)
    await expect(page.getByRole('button', { name: 'Retirer le filtre Diesel' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    expect(asked.filter((url) => url.endsWith(`${paths.stock}/page-data.json`))).toEqual([])
    await page.context().setOffline(true)
    await diesel.click()
    await page.waitForURL(siteUrl + paths.stock)
    await found(page, wanted.total)
    await page.goBack()
    await page.waitForURL(/\?carburant=diesel$/)
    await expect(page.getByRole('button', { name: 'Retirer le filtre Diesel' })).toBeVisible()
  })

  for (const width of widthsFor('overview: moves nothing while the'))
    test(`moves nothing while the filters and prices arrive, at ${width} px`, async ({ visitor }) => {
      const page = await open(await visitor(), paths.stock, width)
      await found(page, wanted.total)
      await expect(page.getByText(/Prix vérifié à \d\d:\d\d/).first()).toBeVisible()
      expect(await shiftsOf(page)).toEqual({ shift: 0, moved: [] })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

  test('has all filters in a sheet on a phone, with what they give, and leads on to brands and body styles', async ({
    visitor,
  }) => {
    const page = await open(await visitor(), paths.stock, 390)
    await found(page, wanted.total)
    // Hidden only until the list has been read.
    await expect(page.getByRole('complementary', { name: 'Listes du stock' }).getByRole('link').first()).toBeVisible()
    await page.getByRole('button', { name: 'Filtres' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filtres' })
    await sheet.getByRole('checkbox', { name: /^Diesel/ }).click()
    await page.waitForURL(/\?carburant=diesel$/)
    await sheet.getByRole('button', { name: /^Voir \d+ véhicules?$/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filtres (1)' })).toBeVisible()
  })

  test('opens links of editors and of the old site, and proposes what is near when nothing fits', async ({
    visitor,
  }) => {
    const page = await open(await visitor(), `${paths.stock}?brand=${wanted.brandId}&fuel=diesel`)
    await found(page, wanted.count)
    await page.waitForURL(siteUrl + address())
    await page.goto(`${siteUrl}${address()}&prix=-1`)
    await expect(page.getByRole('heading', { name: 'Aucun véhicule ne correspond à tous vos filtres' })).toBeVisible()
    await page.getByRole('link', { name: /^Sans Prix/ }).click()
    await found(page, wanted.count)
  })

  for (const width of widthsFor('overview: moves nothing and stays', [390, 1440]))
    test(`moves nothing and stays where it was when a list with filters is loaded again, at ${width} px`, async ({
      visitor,
    }) => {
      const page = await open(await visitor(), `${paths.stock}?etat=occasion&tri=km-asc`, width)
      const isThere = async () => {
        await expect(page.getByText(/^\d+ véhicules? sur \d+$/).first()).toBeVisible()
        await expect(page.getByText(/Prix vérifié à \d\d:\d\d/).first()).toBeVisible()
      }
      await isThere()
      const goal = await page.evaluate(() =>
        Math.min(1200, Math.floor((document.documentElement.scrollHeight - window.innerHeight) / 2)),
      )
      await page.evaluate((top) => window.scrollTo(0, top), goal)
      await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, goal)
      const third = page.getByRole('article').nth(2)
      const name = await third.getByRole('heading').textContent()
      await reloadInPlace(page, isThere)
      expect(await third.getByRole('heading').textContent()).toBe(name)
      const { shift, moved } = await shiftsOf(page)
      expect({ shift: shift < 0.02 ? 0 : shift, moved: shift < 0.02 ? [] : moved }).toEqual({ shift: 0, moved: [] })
    })

  test('moves nothing when a shared link to a short list is opened', async ({ visitor }) => {
    const page = await open(await visitor(), `${address()}&page=1`, 390)
    await found(page, wanted.count)
    await expect(page.getByRole('button', { name: 'Retirer le filtre Diesel' })).toBeVisible()
    const { shift, moved } = await shiftsOf(page)
    expect({ shift: shift < 0.02 ? 0 : shift, moved: shift < 0.02 ? [] : moved }).toEqual({ shift: 0, moved: [] })
  })
})

test.describe('lists of a part of the stock', () => {
  const parts: readonly (readonly [name: string, pathOf: () => string, isIn: (vehicle: Vehicle) => boolean])[] = [
    [
      'the brand of the path',
      () => paths.brandStock(wanted.brandId),
      (vehicle: Vehicle) => vehicle.brandId === wanted.brandId,
    ],
    ['what is used', () => paths.usedCentre, (vehicle: Vehicle) => vehicle.condition === 'used'],
    ['a body style', () => paths.bodyStock('suv'), (vehicle: Vehicle) => vehicle.bodyStyle === 'suv'],
    ['what is new', () => paths.allModels, (vehicle: Vehicle) => vehicle.condition === 'new'],
  ]
  for (const [name, pathOf, isIn] of sampleOf('overview: lists of a part', parts, 2))
    test(`are filtered at their own address: ${name}`, async ({ visitor, watch }) => {
      const vehicles = (await stock()).filter(isIn)
      const path = pathOf()
      const page = await open(await visitor(), path)
      watch(page, /\.woff2/)
      await found(page, vehicles.length)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
      const box = filters(page)
        .locator('details')
        .filter({ has: page.getByRole('heading', { name: 'Carburant' }) })
        .getByRole('checkbox')
        .first()
      await box.click()
      await page.waitForURL((url) => url.pathname === path && /^\?carburant=[a-z-]+$/.test(url.search))
      await page.reload()
      await expect(page.getByRole('group', { name: 'Filtres choisis' }).getByRole('button').first()).toBeVisible()
      await page.goBack()
      await found(page, vehicles.length)
    })

  test('say what their path rules out', async ({ visitor }) => {
    const page = await open(await visitor(), `${paths.usedCentre}?etat=neuf`)
    await expect(page.getByText(/«\sneuf\s» \(etat\) ne va pas avec cette page/)).toBeVisible()
  })

  test('are reached from old listings, with their filters by the names of today', async ({ visitor }) => {
    const page = await open(
      await visitor(),
      '/fr/vehicules-occasion-stock?page=1&brand=1&fuel=2&price=0-90000&sort=price-asc',
    )
    await page.waitForURL(`${siteUrl}${paths.stock}?marque=peugeot&carburant=diesel&prix=-90000&tri=prix-asc`)
    await expect(page.getByRole('button', { name: 'Retirer le filtre Diesel' })).toBeVisible()
  })
})
