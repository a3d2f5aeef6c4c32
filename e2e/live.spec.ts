import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import { vehicleSlug } from '../src/domain/routes/vehicle-slug'
import type { Vehicle } from '../src/domain/vehicle/types'
import { reprice, stock, volatileOf } from './support/change-stock'
import { hydrated, painted } from './support/settled'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

/** What the issue allows from the dealer service to an open page. */
const VISIBLE_WITHIN_MS = 90_000
/** Open pages ask again after 40 s; this much of the wait is skipped. */
const SKIPPED_MS = 45_000

/** Vehicles that the overview shows, available and with a cash price. */
let shown: [Vehicle, Vehicle]
let before: Vehicle[]

const restore = () => reprice(...before.map(volatileOf))
const costing = ({ prices }: Vehicle, totalPrice: number) =>
  prices.map((row) => (row.type === 'purchase' ? { ...row, totalPrice } : row))

const sumShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
test.beforeAll(async () => {
  const overview = await (await fetch(siteUrl + paths.stock)).text()
  const candidates = (await stock()).filter(
    (one) =>
      overview.includes(`href="${paths.vehicle(one)}"`) &&
      one.availability === 'available' &&
      one.prices.some(({ type }) => type === 'purchase'),
  )
  const [first, second] = candidates
  if (!first || !second) throw new Error('The overview shows no two available vehicles')
  ;[shown, before] = [
    [first, second],
    [first, second],
  ]
})
test.afterEach(restore)

const open = async (context: BrowserContext, path: string, width = 1440): Promise<Page> => {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  await page.goto(siteUrl + path)
  await expect(page.getByText(/Prix vérifié à \d\d:\d\d/).first()).toBeVisible()
  return page
}
/** Opens a page whose live prices wait until the rest has settled: what moves after that moved for them. */
const openBefore = async (
  context: BrowserContext,
  path: string,
  width: number,
): Promise<{ page: Page; moved: number }> => {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/api/stock/live*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(siteUrl + path)
  // Hydration and the font come late on a slow machine, and are not what is measured here.
  await hydrated(page)
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await painted(page)
  const moved = await shiftOf(page)
  letThrough()
  await expect(page.getByText(/Prix vérifié à \d\d:\d\d/).first()).toBeVisible()
  return { page, moved }
}
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)
const cardOf = (page: Page, vehicle: Vehicle) =>
  page.locator('article', { has: page.locator(`a[href="${paths.vehicle(vehicle)}"]`) })

test.describe('live prices', () => {
  test('reach an open page within 90 s, and nothing moves', async ({ browser, watch }) => {
    const [vehicle, other] = shown
    // The clock of a context stays installed.
    const context = await browser.newContext()
    await sumShifts(context)
    await context.clock.install()
    const detail = await open(context, paths.vehicle(vehicle))
    watch(detail)
    const list = await open(context, paths.stock)
    const shifts = [await shiftOf(detail), await shiftOf(list)]
    const start = Date.now()
    await reprice(
      {
        ...volatileOf(vehicle),
        prices: costing(vehicle, 1_234_500),
        discount: { label: null, amount: 100_000, listPrice: 1_334_500 },
      },
      { ...volatileOf(other), availability: 'reserved' },
    )
    await context.clock.fastForward(SKIPPED_MS)
    await expect(
      detail
        .getByRole('complementary')
        .getByText(/^12\.345\s€$/)
        .first(),
    ).toBeVisible()
    await expect(cardOf(list, vehicle).getByText(/12\.345\s€/)).toBeVisible()
    await expect(cardOf(list, other).getByText('Réservé')).toBeVisible()
    expect(Date.now() - start + SKIPPED_MS).toBeLessThan(VISIBLE_WITHIN_MS)
    expect([await shiftOf(detail), await shiftOf(list)]).toEqual(shifts)
    await Promise.all([detail.close(), list.close()])
  })

  for (const width of widthsFor('live: replace those of the'))
    test(`replace those of the release after a visit begins, without a shift, at ${width} px`, async ({ context }) => {
      const [vehicle, other] = shown
      await sumShifts(context)
      await reprice(
        { ...volatileOf(vehicle), prices: costing(vehicle, 1_234_500) },
        { ...volatileOf(other), availability: 'sold' },
      )
      await context.addInitScript(
        ([ids]) => {
          localStorage.setItem('vitrine.favourites', ids ?? '[]')
          localStorage.setItem('vitrine.compare', ids ?? '[]')
        },
        [JSON.stringify([vehicle.id, other.id])],
      )
      for (const path of [paths.stock, paths.vehicle(vehicle), paths.vehicle(other)]) {
        const { page, moved } = await openBefore(context, path, width)
        if (path === paths.vehicle(other))
          await expect(page.getByText(/il vient de trouver son propriétaire/)).toBeVisible()
        else await expect(page.getByText(/12\.345\s€/).first()).toBeVisible()
        expect([path, await shiftOf(page)]).toEqual([path, moved])
        await page.close()
      }
      for (const path of [paths.favourites, paths.compare]) {
        const page = await open(context, path, width)
        await expect(page.getByText(/12\.345\s€/).first()).toBeVisible()
        await expect(page.getByText('Vendu').first()).toBeVisible()
        await page.close()
      }
    })

  test('close the calculator of a vehicle that was sold meanwhile, and say so above its forms', async ({ context }) => {
    const [, other] = shown
    await reprice({ ...volatileOf(other), availability: 'sold' })
    for (const view of ['interest', 'testDrive', 'leaseCalculator'] as const) {
      const page = await context.newPage()
      await page.goto(siteUrl + paths.vehicleView(vehicleSlug(other), view))
      await expect(page.getByRole('heading', { name: 'Ce véhicule vient d’être vendu' })).toBeVisible()
      const isForm = view !== 'leaseCalculator'
      await expect(page.getByRole('switch', { name: /^Je reste intéressé/ })).toHaveCount(isForm ? 1 : 0)
      await expect(page.locator('main form button[type=submit]:visible')).toHaveCount(isForm ? 1 : 0)
      await page.close()
    }
  })

  test('leave the form of a vehicle that was sold free, with whole cards below, where four stand side by side', async ({
    context,
  }) => {
    const [, other] = shown
    await reprice({ ...volatileOf(other), availability: 'sold' })
    const page = await context.newPage()
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.goto(siteUrl + paths.vehicleView(vehicleSlug(other), 'interest'))
    await expect(page.getByLabel(/^Message/)).toHaveValue(/Quels véhicules proches/)
    await expect(page.getByRole('complementary').first()).not.toContainText('€')
    const chat = page.getByRole('button', { name: 'Poser une question à l’assistant automatique' })
    await page.getByLabel('Nom et prénom').scrollIntoViewIfNeeded()
    await expect(chat).toBeHidden()
    const facts = page.getByRole('region', { name: 'Véhicules similaires' }).locator('article ul.num > li')
    await facts.first().scrollIntoViewIfNeeded()
    const cut = (items: Element[]) => items.filter((item) => item.scrollWidth > item.clientWidth).length
    expect([await facts.count(), await facts.evaluateAll(cut)]).toEqual([expect.any(Number), 0])
    await page.locator('footer').last().scrollIntoViewIfNeeded()
    await expect(chat).toBeVisible()
    await page.close()
  })

  test('stay those of the release, with their date, when the service is not there', async ({ context }) => {
    const [vehicle] = shown
    const page = await context.newPage()
    await page.route('**/api/stock/live*', (route) => route.abort())
    await page.goto(siteUrl + paths.vehicle(vehicle))
    // The server's HTML has the offer of every tab, of which one is shown.
    await expect(page.getByText(/Prix du .+\s\d{4}, \d\d:\d\d/).filter({ visible: true })).toHaveCount(1)
    await expect(
      page
        .getByRole('complementary')
        .getByText(/\d\s€$/)
        .first(),
    ).toBeVisible()
    await page.close()
  })
})
