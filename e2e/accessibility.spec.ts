import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import { sharedUrl } from '../src/domain/routes/shared-ids'
import { checkRules } from './support/check-rules'
import { isLong } from './support/long'
import { sampleOf } from './support/sample'
import { settled, trackRequests } from './support/settled'
import { TEMPLATES, vehiclePaths } from './support/spec-paths'
import type { VehiclePaths } from './support/spec-paths'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

/** Templates of which wide screens show parts that narrow ones do not. */
const WIDE = ['/', '/peugeot', '/peugeot/models/3008', '/stock', '/concessions', '/contact']
const WIDTHS = [390, 1440]
/** Whether what is named is looked at on a screen of this width: by default one of the two. */
const isAt = (width: number, name: string): boolean => widthsFor(`accessibility: ${name}`, WIDTHS).includes(width)
const templatesAt = (width: number): readonly string[] =>
  [...TEMPLATES, '/entreprise/fleet-leasing', '/nulle-part'].filter((path) =>
    WIDE.includes(path) ? isAt(width, path) : width === 390,
  )

/** Pages of a vehicle. Those below the brand show the same components as those below the stock. */
const VIEWS: readonly { name: string; isTwin: boolean; pathOf: (vehicle: VehiclePaths) => string | undefined }[] = [
  { name: 'detail', isTwin: false, pathOf: ({ detail }) => detail },
  { name: 'brand detail', isTwin: true, pathOf: ({ brandDetail }) => brandDetail },
  ...[0, 1, 2, 3].map((index) => ({
    name: `form ${index + 1}`,
    isTwin: index > 1,
    pathOf: ({ forms }: VehiclePaths) => forms[index],
  })),
  ...[0, 1, 2, 3].map((index) => ({
    name: `calculator ${index + 1}`,
    isTwin: index > 2,
    pathOf: ({ calculators }: VehiclePaths) => calculators[index],
  })),
]

const openFilters = async (page: Page, width: number): Promise<void> => {
  if (width === 390)
    await page
      .getByRole('button', { name: /^Filtres/ })
      .first()
      .click()
  const groups = page
    .locator('details:visible:not([open]) > summary')
    .filter({ hasText: /^(Marque|Équipement|Prix|Kilométrage|Transmission)/ })
  // What is opened before the list has been searched may be closed again.
  await expect(async () => {
    await groups.evaluateAll((summaries: HTMLElement[]) => summaries.forEach((summary) => summary.click()))
    await expect(page.getByRole('checkbox', { name: /^Automatique/ })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
}

/** One page for all tests: none of them changes what a visitor keeps. */
let page: Page
let vehicles: VehiclePaths[]

test.beforeAll(async ({ browser }) => {
  vehicles = await vehiclePaths(4)
  expect(vehicles).toHaveLength(4)
  const context = await browser.newContext({ bypassCSP: true })
  trackRequests(context)
  page = await context.newPage()
})
test.afterAll(() => page.context().close())

const open = async (path: string, width: number, status = 200): Promise<void> => {
  await page.setViewportSize({ width, height: 900 })
  const answer = await page.goto(path)
  expect([path, answer?.status()]).toEqual([path, status])
  await settled(page)
}

/** Views below the brand are looked at on a phone, by default one of them. */
const twins = sampleOf(
  'accessibility: twins',
  VIEWS.filter(({ isTwin }) => isTwin),
  1,
)
const viewsAt = (width: number) =>
  VIEWS.filter((view) => (view.isTwin ? twins.includes(view) && (isLong || width === 390) : isAt(width, view.name)))

for (const width of WIDTHS)
  test.describe(`at ${width} px, no rule of axe is broken`, () => {
    for (const path of templatesAt(width))
      test(`by ${path}`, async () => {
        await open(path, width, path === '/nulle-part' ? 404 : 200)
        await checkRules(page)
      })

    for (const { name, pathOf } of viewsAt(width))
      test(`by the ${name} of a vehicle`, async () => {
        const path = vehicles[0] && pathOf(vehicles[0])
        if (path === undefined) throw new Error(`A vehicle has no ${name}`)
        await open(path, width)
        await checkRules(page)
      })

    const ids = () => vehicles.map(({ slug }) => Number(/^\d+/.exec(slug)?.[0]))
    const testAtOneWidth = (name: string, run: () => Promise<void>) => {
      if (isAt(width, name)) test(name, run)
    }
    testAtOneWidth('by a comparison', async () => {
      await open(sharedUrl('', paths.compare, ids()), width)
      await expect(page.getByRole('columnheader')).toHaveCount(4)
      await checkRules(page)
    })
    testAtOneWidth('by a list of favourites', async () => {
      await open(sharedUrl('', paths.favourites, ids()), width)
      await expect(page.getByRole('article')).toHaveCount(4)
      await checkRules(page)
    })
    testAtOneWidth('by a photo over the page', async () => {
      await open(vehicles[0]?.detail ?? '', width)
      await page
        .getByRole('button', { name: /^Agrandir la photo/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await checkRules(page)
    })
    testAtOneWidth('by the filters of the stock', async () => {
      await open(`${paths.stock}?carburant=diesel`, width)
      await openFilters(page, width)
      await checkRules(page)
    })
  })
