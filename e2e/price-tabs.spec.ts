import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import type { AcquisitionType } from '../src/domain/price/acquisition'
import { ACQUISITION_TYPES } from '../src/domain/price/acquisition'
import type { Vehicle } from '../src/domain/vehicle/types'
import { stock } from './support/change-stock'
import { open, shiftsOf } from './support/list-page'
import { settled, trackRequests } from './support/settled'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

const SCRIPTS = '**/*.js'

let vehicle: Vehicle

test.beforeAll(async () => {
  const found = (await stock()).find(
    ({ prices, availability }) => availability === 'available' && prices.length === ACQUISITION_TYPES.length,
  )
  if (!found) throw new Error('The stock has no vehicle with every price')
  vehicle = found
})

const panel = (page: Page) => page.getByRole('complementary', { name: 'Prix et prochaines étapes' })
const tab = (page: Page, type: AcquisitionType) => panel(page).locator(`label:has(input[value="${type}"])`)
const terms = (page: Page) => panel(page).locator('details', { hasText: 'Toutes les conditions' })

/** What the panel and the bar at the foot of a phone say of the chosen way; not when prices were checked. */
const readPrices = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = [...document.querySelectorAll<HTMLElement>('main aside > :not(fieldset), main [class*=bar] > p')]
      .concat([...document.querySelectorAll<HTMLElement>('main [class*=bar] > div > p')])
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => part.innerText)
      .join('\n')
    // The dealership below is open or closed at the moment.
    return text.replace(/Prix (du|vérifié à) .*/, '').replace(/Comparer sur une même base[^]*?(?=\n.* €|$)/, '')
  })

/** Positions of everything that can be seen in the panel. */
const boxesOf = (page: Page) =>
  panel(page).evaluate((aside) =>
    [aside, ...aside.querySelectorAll('p, b, a, label, select, dl, dt, summary')]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [one.tagName, x, y + scrollY, width, height].join(' ')
      }),
  )

for (const width of widthsFor('price-tabs: show their price'))
  test(`tabs show their price and terms, and nothing else, without scripts at ${width} px`, async ({ openPage }) => {
    const page = await openPage(paths.vehicle(vehicle), width)
    await settled(page)
    const blocked = await openPage('about:blank', width)
    await blocked.route(SCRIPTS, (route) => route.abort())
    await blocked.goto(paths.vehicle(vehicle))
    const said = new Set<string>()
    for (const type of [...ACQUISITION_TYPES].reverse()) {
      for (const one of [page, blocked]) {
        await tab(one, type).click()
        await expect(one.locator(`input[value="${type}"]`)).toBeChecked()
        if (type === 'business_finance') await terms(one).locator('summary').click()
      }
      const text = await readPrices(blocked)
      expect(text).toBe(await readPrices(page))
      said.add(text)
    }
    expect(said.size).toBe(ACQUISITION_TYPES.length)
  })

for (const width of widthsFor('price-tabs: stay as they'))
  test(`a tab and its terms that are opened before the scripts are there stay, and nothing moves, at ${width} px`, async ({
    visitor,
    watch,
  }) => {
    const context = await visitor()
    trackRequests(context)
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await context.route(SCRIPTS, async (route) => {
      await released
      await route.continue()
    })
    const page = await context.newPage()
    watch(page, /\.woff2/)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.vehicle(vehicle), { waitUntil: 'commit' })
    await tab(page, 'private_lease').click()
    await terms(page).locator('summary').click()
    const before = { text: await readPrices(page), boxes: await boxesOf(page) }
    release()
    await settled(page)
    await expect(panel(page).locator('[data-way]')).toHaveCount(0)
    await expect(page.locator('input[value="private_lease"]')).toBeChecked()
    await expect(terms(page)).toHaveAttribute('open')
    expect({ text: await readPrices(page), boxes: await boxesOf(page) }).toEqual(before)
    expect(await shiftsOf(page)).toEqual({ shift: 0, moved: [] })
  })

test('a duration of a lease that is chosen before the scripts are there is quoted', async ({ openPage }) => {
  const page = await openPage('about:blank', 390)
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(SCRIPTS, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(paths.vehicle(vehicle), { waitUntil: 'commit' })
  await tab(page, 'private_lease').click()
  const duration = panel(page).getByRole('combobox', { name: 'Durée' })
  await duration.selectOption('24')
  release()
  await settled(page)
  await expect(duration).toHaveValue('24')
  await expect(panel(page).getByText('Leasing de 24 mois')).toBeVisible()
})

test('other prices than the chosen one are not printed and not seen by screen readers', async ({ openPage }) => {
  const page = await openPage('about:blank')
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto(paths.vehicle(vehicle))
  await tab(page, 'business_lease').click()
  await page.emulateMedia({ media: 'print' })
  await expect(panel(page).getByText('Exemple représentatif.').filter({ visible: true })).toHaveCount(1)
  await expect(panel(page).getByText('Prix d’achat')).toBeHidden()
  expect(await panel(page).ariaSnapshot()).not.toContain('Prix d’achat')
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('the visitor’s own choice of prices replaces the tabs of the page without showing others', async ({ visitor }) => {
  const context = await visitor({ 'vitrine.prices': JSON.stringify(['business_lease']) })
  trackRequests(context)
  const page = await open(context, paths.vehicle(vehicle), 390)
  await settled(page)
  await expect(page.locator('input[value="business_lease"]')).toBeChecked()
  await expect(panel(page).locator('[data-way]')).toHaveCount(0)
  expect(await shiftsOf(page)).toEqual({ shift: 0, moved: [] })
})
