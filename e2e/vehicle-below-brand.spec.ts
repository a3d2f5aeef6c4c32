import type { Page } from '@playwright/test'
import { layer } from './support/data-layer'
import { settled } from './support/settled'
import { siteUrl } from './support/site'
import { vehiclePaths } from './support/spec-paths'
import type { VehiclePaths } from './support/spec-paths'
import { expect, test } from './support/test'

const SCRIPTS = '**/*.js'

/** How far down the page the visitor is. */
const DOWN = 700

let vehicle: VehiclePaths

test.beforeAll(async () => {
  const [first] = await vehiclePaths(1)
  if (!first) throw new Error('The stock has no vehicle')
  vehicle = first
})

const placeOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

const goDown = async (page: Page): Promise<void> => {
  await page.evaluate((top) => scrollTo(0, top), DOWN)
  await expect.poll(() => placeOf(page)).toBe(DOWN)
}

/** Opens a path and keeps its scripts back. @returns lets them come */
const openWithoutScripts = async (page: Page, path: string): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(SCRIPTS, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  return release
}

/** The served title, and whether it is still in the page. */
const titleOf = async (page: Page) => {
  const title = await page.locator('main h1:visible').elementHandle()
  return { isServed: () => title.evaluate((element) => element.isConnected) }
}

/** Paths of the page views in the data layer. */
const viewsOf = async (page: Page): Promise<unknown[]> =>
  (await layer(page)).filter(({ event }) => event === 'page_view').map((entry) => entry['page_path'])

const details = (page: Page) =>
  page.locator('main details', { hasText: 'Toutes les conditions' }).filter({ visible: true })

test.describe('a direct visit to a vehicle below its brand', () => {
  test('keeps what was done before the scripts were there, as the vehicle’s own page does', async ({ openPage }) => {
    for (const path of [vehicle.detail, vehicle.brandDetail]) {
      const page = await openPage('about:blank', 390)
      const release = await openWithoutScripts(page, siteUrl + path)
      const title = await titleOf(page)
      await page.locator('main aside label:has(input[value="business_lease"])').click()
      await details(page).locator('summary').click()
      await goDown(page)
      release()
      await settled(page)
      expect(await title.isServed(), path).toBe(true)
      await expect(page.locator('main aside input[value="business_lease"]')).toBeChecked()
      await expect(details(page)).toHaveAttribute('open')
      expect(await placeOf(page)).toBe(DOWN)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await viewsOf(page)).toEqual([path])
    }
  })

  test('is where the visitor was after a reload', async ({ openPage }) => {
    const page = await openPage(vehicle.brandDetail, 390)
    await settled(page)
    await goDown(page)
    // The position is kept a frame later.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.reload()
    await settled(page)
    expect(await placeOf(page)).toBe(DOWN)
  })

  test('moves on to its own brand in place where the host serves it below another', async ({ openPage }) => {
    const other = `/${vehicle.brandId === 'opel' ? 'peugeot' : 'opel'}${vehicle.detail}`
    const page = await openPage('about:blank', 390)
    await page.route(`**${other}?*`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: siteUrl + vehicle.detail }) }),
    )
    const release = await openWithoutScripts(page, `${siteUrl}${other}?ref=mail`)
    const title = await titleOf(page)
    release()
    await settled(page)
    expect(await title.isServed()).toBe(true)
    expect(page.url()).toBe(`${siteUrl}${vehicle.brandDetail}?ref=mail`)
    expect(await viewsOf(page)).toEqual([vehicle.brandDetail])
  })

  test('leads to the vehicle and back', async ({ openPage }) => {
    const page = await openPage(vehicle.brandDetail, 390)
    await settled(page)
    await page.locator('main a[href$="/interessee"]:visible').first().click()
    await page.waitForURL(`**${vehicle.detail}/interessee`)
    await page.goBack()
    await page.waitForURL(`**${vehicle.brandDetail}`)
    await expect(page.getByRole('heading', { name: 'Équipement' })).toBeVisible()
  })
})

test('forms and calculator below the brand stay where the visitor is', async ({ openPage }) => {
  for (const path of [...vehicle.forms, ...vehicle.calculators].filter((one) => one.startsWith(vehicle.brandDetail))) {
    const page = await openPage('about:blank', 390)
    const release = await openWithoutScripts(page, siteUrl + path)
    await page.evaluate(() => scrollTo(0, 300))
    const name = page.getByLabel('Nom et prénom').filter({ visible: true })
    const isForm = (await name.count()) > 0
    if (isForm) await name.first().fill('Anne Weber')
    const before = await placeOf(page)
    release()
    await expect(page.locator('[data-shell]')).toHaveCount(0)
    if (isForm) await expect(name.first()).toHaveValue('Anne Weber')
    expect([path, await placeOf(page)]).toEqual([path, before])
    expect(new URL(page.url()).pathname).toBe(path)
  }
})
