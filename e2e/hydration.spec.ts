import type { Page } from '@playwright/test'
import { pathOf } from '../bench/visitor/pages/choose'
import { findPages } from '../bench/visitor/pages/find'
import type { TemplateName } from '../src/gatsby/create-pages/page-plan'
import { developmentModules, REACT_MODULES, useDevelopmentReact } from './support/development-react'
import { isLong } from './support/long'
import { scrollThrough } from './support/scroll-through'
import { sampleOf } from './support/sample'
import { settled, trackRequests } from './support/settled'
import { siteUrl } from './support/site'
import { dataPaths, vehiclePaths } from './support/spec-paths'
import { expect, test } from './support/test'
import { watch } from './support/watch'

const ofVehicle = async () => {
  const [vehicle] = await vehiclePaths(1)
  if (!vehicle) throw new Error('The stock has no vehicle')
  return vehicle
}
const firstWith = async (start: string): Promise<string> => {
  const path = (await dataPaths()).find((one) => one.startsWith(start))
  if (path === undefined) throw new Error(`No address begins with ${start}`)
  return path
}

/** Addresses of each template. */
const PAGES: Record<TemplateName, () => Promise<readonly (string | undefined)[]>> = {
  article: async () => [pathOf(await findPages(siteUrl, null), 'article')],
  'article-archive': async () => ['/news/archives'],
  'article-list': async () => ['/news'],
  brand: async () => ['/peugeot'],
  'brand-models': async () => ['/peugeot/models'],
  compare: async () => [pathOf(await findPages(siteUrl, null), 'comparison')],
  error: async () => ['/nulle-part'],
  favourites: async () => ['/stock/favoris'],
  'lease-offer': async () => [await firstWith('/private-lease/')],
  location: async () => ['/concessions/mersch', '/peugeot/locations/luxembourg'],
  locations: async () => ['/concessions'],
  model: async () => ['/peugeot/models/3008'],
  'model-form': async () => ['/peugeot/models/3008/contact', '/peugeot/models/3008/testdrive'],
  'model-landing': async () => ['/peugeot/3008'],
  stock: async () => ['/stock', '/stock?carburant=diesel'],
  'stock-list': async () => ['/stock/tous-les-modeles'],
  story: async () => ['/', '/contact', '/faq', '/private-lease', '/carrieres', '/entreprise/fleet-leasing'],
  vehicle: async () => [(await ofVehicle()).detail],
  'vehicle-brand': async () => [(await ofVehicle()).brandDetail],
  'vehicle-calculator': async () => (await ofVehicle()).calculators.slice(0, 3),
  'vehicle-view': async () => (await ofVehicle()).forms.slice(0, 2),
}

const WIDTHS = isLong ? [390, 768, 1440] : [390]

/** Must exceed the delay after which a page lays out what is below the fold. */
const LATE_MS = 3_000

/** One page for all tests, with the development build of React. */
let page: Page

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: true })
  trackRequests(context)
  page = await context.newPage()
  await useDevelopmentReact(page)
})
test.afterAll(() => page.context().close())

/** Opens a path as on a first visit. @returns its errors and warnings, when all of it was looked at */
const errorsAt = async (path: string, width: number): Promise<string[]> => {
  const { errors } = watch(page)
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await settled(page)
  // Parts that rest are hydrated at the visitor's first action.
  await page.keyboard.press('Shift')
  await scrollThrough(page)
  expect(await developmentModules(page)).toEqual(REACT_MODULES)
  page.removeAllListeners()
  await page.evaluate(() => localStorage.clear())
  // The browser reports the status of an error page, too.
  return errors.filter((error) => !(error.includes('404 (Not Found)') && error.endsWith(`${path})`)))
}

test.describe('the development build of React', () => {
  for (const [template, pathsOf] of Object.entries(PAGES))
    test(`finds nothing to warn of: ${template}`, async () => {
      // Stories are made of blocks, each of other ones.
      const paths = sampleOf(`hydration: ${template}`, await pathsOf(), template === 'story' ? 2 : 1)
      expect(paths.length).toBeGreaterThan(0)
      for (const width of WIDTHS)
        for (const path of paths) {
          if (path === undefined) throw new Error(`An address of ${template} is missing`)
          expect(await errorsAt(path, width), `${path} at ${width} px`).toEqual([])
        }
    })

  test('finds nothing to warn of where the code of a part comes late', async () => {
    await page.route(/\/(?!app|framework|webpack)[^/]*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await route.fallback()
    })
    const errors = await errorsAt('/stock/tous-les-modeles', 390)
    await page.unrouteAll()
    expect(errors).toEqual([])
  })

  test('warns of HTML that differs from what it would render', async () => {
    await page.route('**/faq', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('aria-label="Menu"', 'aria-label="M"'),
      })
    })
    const errors = await errorsAt('/faq', 390)
    await page.unrouteAll()
    expect(errors.join('\n')).toMatch(/hydrat/)
  })
})
