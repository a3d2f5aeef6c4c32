import type { BrowserContext, Page } from '@playwright/test'
import { PATIENCE_MS } from '../src/config/inline-scripts/price-display'
import { paths } from '../src/config/segments'
import { amountOf } from '../src/domain/price/price-marks'
import type { AcquisitionType } from '../src/domain/price/acquisition'
import { vehicleSlug } from '../src/domain/routes/vehicle-slug'
import type { Vehicle } from '../src/domain/vehicle/types'
import { reprice, stock, volatileOf } from './support/change-stock'
import { keptBy, open, shiftsOf } from './support/list-page'
import { sampleOf } from './support/sample'
import { settled } from './support/settled'
import { html } from './support/site'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

const ALL: AcquisitionType[] = ['purchase', 'private_lease', 'business_lease', 'private_finance', 'business_finance']

let vehicles: Vehicle[]
/** Two that can be had in every way. */
let cars: [Vehicle, Vehicle]

test.beforeAll(async () => {
  vehicles = await stock()
  const [first, second] = vehicles.filter(
    ({ availability, prices }) =>
      availability === 'available' && ALL.every((type) => prices.some((row) => row.type === type)),
  )
  if (!first || !second) throw new Error('The stock has no two vehicles with all prices')
  cars = [first, second]
})

const chosen = (...types: AcquisitionType[]) => ({ 'vitrine.prices': JSON.stringify(types) })
const isChecked = (page: Page) => expect(page.getByText(/Prix vérifié à \d\d:\d\d/).first()).toBeVisible()
const terms = (page: Page) => page.getByRole('article').first().locator('dt')
const settings = (page: Page) => page.getByRole('button', { name: /^Affichage des prix/ })
/** The first card has exactly these prices. */
const shows = async (page: Page, ...names: string[]) => {
  await page.waitForFunction(
    (wanted) =>
      JSON.stringify(
        [...(document.querySelector('article')?.querySelectorAll('dt') ?? [])].map((term) => term.textContent),
      ) === wanted,
    JSON.stringify(names),
    { polling: 100 },
  )
  await expect(terms(page).first()).toBeVisible()
}

/** Has pages keep room for the visitor's prices until their scripts run, however slow the machine is. */
const keepRoom = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((patience) => {
    const plain = window.setTimeout.bind(window)
    window.setTimeout = ((run: TimerHandler, ms?: number) =>
      plain(run, ms === patience ? 10 * patience : ms)) as typeof window.setTimeout
  }, PATIENCE_MS)
}

test.describe('price display', () => {
  test('is chosen once, and kept: reload, another tab, detail, comparison, favourites', async ({ visitor, watch }) => {
    const context = await visitor({ 'vitrine.favourites': keptBy(cars), 'vitrine.compare': keptBy(cars) })
    const page = await open(context, paths.stock)
    const other = await open(context, paths.favourites)
    watch(page, /\.woff2/)
    await shows(page, 'Prix d’achat', 'Leasing privé')
    await settings(page).click()
    const dialog = page.getByRole('dialog', { name: 'Affichage des prix' })
    await dialog.getByRole('checkbox', { name: /^Prix d’achat/ }).click()
    await dialog.getByRole('checkbox', { name: /^Leasing privé/ }).click()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog.getByText('Choisissez au moins un prix.')).toBeVisible()
    await dialog.getByRole('checkbox', { name: /^Leasing professionnel/ }).click()
    await dialog.getByRole('checkbox', { name: /^Financement privé/ }).click()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog).toBeHidden()
    expect(await settings(page).evaluate((button) => button === document.activeElement)).toBe(true)
    const wanted = ['Leasing pro', 'Financement']
    await shows(page, ...wanted)
    await shows(other, ...wanted)
    await page.reload()
    await shows(page, ...wanted)
    await page.goto(new URL(paths.vehicle(cars[0]), page.url()).href)
    const tabs = page.getByRole('group', { name: 'Type d’acquisition' }).getByRole('radio')
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[type="radio"][value="business_lease"]')?.checked === true,
      undefined,
      { polling: 100 },
    )
    expect(await tabs.evaluateAll((all) => all.map((tab) => (tab as HTMLInputElement).value))).toEqual([
      'business_lease',
      'private_finance',
      'purchase',
      'private_lease',
      'business_finance',
    ])
    await page.goto(new URL(paths.compare, page.url()).href)
    await expect(page.getByRole('rowheader', { name: 'Leasing pro' })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Prix d’achat' })).toHaveCount(0)
  })

  for (const [width, types] of sampleOf(
    'price-display: moves nothing when the choice',
    [
      [390, ['private_finance']],
      [768, ALL],
      [1440, ['business_lease', 'business_finance', 'private_finance']],
    ] as [number, AcquisitionType[]][],
    1,
  ))
    test(`moves nothing when the choice and the prices arrive, at ${width} px`, async ({ visitor }) => {
      const [newest] = [...vehicles].sort((a, b) => b.listedAt.localeCompare(a.listedAt))
      if (!newest) throw new Error('The stock is empty')
      const context = await visitor(chosen(...types))
      await keepRoom(context)
      // Prices of other lengths: what was short gets long.
      await reprice({
        ...volatileOf(newest),
        prices: newest.prices.map((row) => ({
          ...row,
          monthlyInstallment: row.monthlyInstallment === null ? null : 1_234_56,
          totalPrice: row.totalPrice + 100_000_00,
        })),
      })
      try {
        for (const path of [paths.stock, paths.vehicle(newest)]) {
          const page = await open(context, path, width)
          await isChecked(page)
          await settled(page)
          expect([path, await shiftsOf(page)]).toEqual([path, { shift: 0, moved: [] }])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          await page.close()
        }
      } finally {
        await reprice(volatileOf(newest))
      }
    })

  for (const width of widthsFor('price-display: is followed by the', [390, 1440]))
    test(`is followed by the vehicle beside a form, where nothing moves, at ${width} px`, async ({ visitor }) => {
      const context = await visitor(chosen('business_lease', 'private_finance'))
      const page = await open(context, paths.vehicleView(vehicleSlug(cars[0]), 'testDrive'), width)
      await expect(page.getByRole('complementary').getByText('Leasing pro', { exact: true })).toBeVisible()
      expect(await page.getByRole('complementary').locator('dt').allTextContents()).toEqual([
        'Leasing pro',
        'Financement',
      ])
      await settled(page)
      expect(await shiftsOf(page)).toEqual({ shift: 0, moved: [] })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

  test('says what the filter of the instalment is about, and its address says so too', async ({ visitor }) => {
    const context = await visitor(chosen('business_lease'))
    const page = await open(context, `${paths.stock}?mensualite=-400`)
    // An address means the same for everyone.
    await expect(page.getByRole('button', { name: /^Retirer le filtre Mensualité \(financement\)/ })).toBeVisible()
    await page.goto(new URL(paths.stock, page.url()).href)
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^\d+ véhicules?$/ })
        .first(),
    ).toBeVisible()
    const group = page
      .getByRole('region', { name: 'Filtres' })
      .locator('details', { has: page.getByRole('heading', { name: 'Mensualité' }) })
    await group.locator('summary').click()
    await expect(group.getByRole('combobox')).toHaveValue('business_lease')
    await group.getByLabel('À', { exact: true }).fill('400')
    await group.getByLabel('À', { exact: true }).press('Enter')
    await page.waitForURL(/\?mensualite=-400&mensualite-pour=leasing-pro$/)
    const within = vehicles.filter(({ prices }) =>
      prices.some((row) => row.type === 'business_lease' && amountOf(row) <= 400_00),
    ).length
    await expect(page.getByText(new RegExp(`^${within} véhicules? sur \\d+$`)).first()).toBeVisible()
  })

  test('sorts by the instalment of a way to have a car, both ways, at the prices of now', async ({ visitor }) => {
    const context = await visitor(chosen('business_lease'))
    const instalment = ({ prices }: Vehicle) =>
      prices.find(({ type }) => type === 'business_lease')?.monthlyInstallment ?? null
    const offered = vehicles
      .filter((vehicle) => instalment(vehicle) !== null)
      .sort((a, b) => (instalment(a) ?? 0) - (instalment(b) ?? 0))
    const [dearest] = offered.slice(-1)
    if (!dearest) throw new Error('No vehicle is leased to businesses')
    await reprice({
      ...volatileOf(dearest),
      prices: dearest.prices.map((row) => (row.type === 'business_lease' ? { ...row, monthlyInstallment: 1_00 } : row)),
    })
    try {
      const page = await open(context, paths.stock)
      await isChecked(page)
      const sort = page.getByRole('combobox', { name: 'Trier par' })
      await sort.selectOption({ label: 'Leasing pro\u00a0: mensualité croissante' })
      await page.waitForURL(/\?tri=mensualite-leasing-pro-asc$/)
      await expect(
        page
          .getByRole('article')
          .first()
          .getByRole('link', { name: new RegExp(dearest.modelName) }),
      ).toBeVisible()
      await expect(page.getByRole('article').first().getByText(/^1\s€/)).toBeVisible()
      await sort.selectOption({ label: 'Leasing pro\u00a0: mensualité décroissante' })
      await page.waitForURL(/\?tri=mensualite-leasing-pro-desc$/)
      await page.waitForFunction(
        () => !document.querySelector('article')?.textContent.match(/Leasing pro1\s€/),
        undefined,
        { polling: 100 },
      )
    } finally {
      await reprice(volatileOf(dearest))
    }
  })

  test('owes every list with an instalment its examples, without scripts too', async () => {
    for (const path of [paths.stock, paths.vehicle(cars[0]), paths.home])
      expect([path, (await html(path)).text.includes('Exemple représentatif.')]).toEqual([path, true])
  })
})
