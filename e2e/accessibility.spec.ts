import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import { sharedUrl } from '../src/domain/routes/shared-ids'
import { checkRules } from './support/check-rules'
import { settled, trackRequests } from './support/settled'
import { vehiclePaths } from './support/spec-paths'
import type { VehiclePaths } from './support/spec-paths'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

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
  const context = await browser.newContext()
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
const ids = () => vehicles.map(({ slug }) => Number(/^\d+/.exec(slug)?.[0]))

/** What a page shows after a visitor has done something, and an error page; `browser.spec.ts` looks at the others. */
test.describe('no rule of axe is broken', () => {
  const testAtWidths = (name: string, run: (width: number) => Promise<void>) => {
    for (const width of widthsFor(`accessibility: ${name}`, [390, 1440]))
      test(`${name}, at ${width} px`, async () => {
        await run(width)
        await checkRules(page)
      })
  }
  testAtWidths('by an error page', (width) => open('/nulle-part', width, 404))
  testAtWidths('by a comparison', async (width) => {
    await open(sharedUrl('', paths.compare, ids()), width)
    await expect(page.getByRole('columnheader')).toHaveCount(4)
  })
  testAtWidths('by a list of favourites', async (width) => {
    await open(sharedUrl('', paths.favourites, ids()), width)
    await expect(page.getByRole('article')).toHaveCount(4)
  })
  testAtWidths('by a photo over the page', async (width) => {
    await open(vehicles[0]?.detail ?? '', width)
    await page
      .getByRole('button', { name: /^Agrandir la photo/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  testAtWidths('by the filters of the stock', async (width) => {
    await open(`${paths.stock}?carburant=diesel`, width)
    await openFilters(page, width)
  })
})
