import type { Page } from '@playwright/test'
import { checkRules } from './support/check-rules'
import { layOutAll } from './support/lay-out-all'
import { watch } from './support/watch'
import { scrollThrough } from './support/scroll-through'
import { sampleOf } from './support/sample'
import { settled, trackRequests } from './support/settled'
import { siteUrl } from './support/site'
import { EMBED, FIXED_PATHS, TEMPLATES, vehiclePaths } from './support/spec-paths'
import type { VehiclePaths } from './support/spec-paths'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

/** A page of a story that has a form and the most kinds of blocks. */
const RICH = '/entreprise/fleet-leasing'
/** Pages that editors made, and others that share a template with one of the templates' own. */
const OTHERS = [...FIXED_PATHS, EMBED].filter((path) => !TEMPLATES.includes(path) && path !== RICH)
/** Templates of which wide screens show parts that narrow ones do not. */
const WIDE = ['/', '/peugeot', '/peugeot/models/3008', '/stock', '/concessions', '/contact']
/** Widths in px at which a page of this name is looked at: by default one of the two. */
const bothWidths = (name: string): readonly number[] => widthsFor(`accessibility: ${name}`, [390, 1440])

let vehicle: VehiclePaths
/** One page for the tests that only look. */
let page: Page

test.beforeAll(async ({ browser }) => {
  const [first] = await vehiclePaths(1)
  if (!first) throw new Error('The stock is empty')
  vehicle = first
  const context = await browser.newContext()
  trackRequests(context)
  page = await context.newPage()
})
test.afterAll(() => page.context().close())

/**
 * Opens a path and holds the page to what every page owes before the visitor has chosen anything: no error, no other host
 * or frame of one, no question, nothing stored about an answer, one h1, no sideways scrolling.
 */
const visit = async (path: string, width: number): Promise<void> => {
  const seen = watch(page)
  await page.setViewportSize({ width, height: 900 })
  const answer = await page.goto(path)
  expect([path, answer?.status()]).toEqual([path, 200])
  await settled(page)
  await scrollThrough(page)
  await layOutAll(page)
  const overflow: Record<number, number> = {}
  const widths = widthsFor(`browser: ${path}`, [360, 768, 1440])
  for (const other of [...widths, width]) {
    await page.setViewportSize({ width: other, height: 900 })
    overflow[other] = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
  }
  expect({ errors: seen.errors, hosts: [...seen.hosts], overflow }).toEqual({
    errors: [],
    hosts: ['localhost'],
    overflow: Object.fromEntries([...widths, width].map((one) => [one, 0])),
  })
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('vitrine.consent'))).toBeNull()
  expect(await page.locator('iframe').count()).toBe(0)
  // The demo has no service that visitors are asked about when they arrive.
  await expect(page.getByRole('region', { name: 'Vos choix' })).toHaveCount(0)
  page.removeAllListeners()
}

/** As `visit`, and holds the page to the rules of axe. */
const visitByRules = async (path: string, width: number): Promise<void> => {
  await visit(path, width)
  await checkRules(page)
}

test.describe('no error, no other host before consent, no sideways scrolling, and no rule of axe is broken', () => {
  for (const path of [...TEMPLATES, RICH])
    for (const width of WIDE.includes(path) ? bothWidths(path) : [390])
      test(`on ${path}, at ${width} px`, () => visitByRules(path, width))

  for (const width of bothWidths('detail'))
    test(`on a vehicle, at ${width} px`, () => visitByRules(vehicle.detail, width))
})

test.describe('no error, no other host before consent, and no sideways scrolling', () => {
  for (const path of sampleOf('browser', OTHERS, 4)) test(`on ${path}`, () => visit(path, 390))
})

test.describe('in a browser', () => {
  /** Those below the brand show the same components as those below the stock: by default one of them is looked at. */
  for (const [kind, own] of [
    ['forms', 2],
    ['calculators', 3],
  ] as const)
    test(`opens a vehicle’s ${kind} on a direct visit, in place, and breaks no rule of axe`, async () => {
      expect(vehicle[kind]).toHaveLength(4)
      const twins = sampleOf(`browser: ${kind}`, vehicle[kind].slice(own), 1)
      for (const path of [...vehicle[kind].slice(0, own), ...twins])
        for (const width of bothWidths(path.slice(path.lastIndexOf('/')))) {
          await visitByRules(path, width)
          await expect(page.locator('form').first()).toBeVisible()
          expect(new URL(page.url()).pathname).toBe(path)
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl + vehicle.detail)
          await expect(page.locator('meta[name=robots]')).toHaveCount(0)
        }
    })

  test('shows the brand-scoped vehicle under its own address', async () => {
    await visitByRules(vehicle.brandDetail, 390)
    expect(new URL(page.url()).pathname).toBe(vehicle.brandDetail)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl + vehicle.detail)
  })

  test('goes from the home page to a vehicle and its form by clicks, and back', async ({ openPage, watch }) => {
    const home = await openPage('/')
    watch(home)
    await home.locator('main a[href^="/stock/"]').first().click()
    await home.waitForURL(/\/stock\/\d+-1-/)
    const address = home.url()
    await home.locator('main a[href$="/interessee"]:visible').first().click()
    // The header has a form of its own: only the address tells that the view has changed.
    await home.waitForURL(`${address}/interessee`)
    await expect(home.locator('main form').first()).toBeVisible()
    await home.goBack()
    await home.waitForURL(address)
  })

  test('knows one React only', async () => {
    await page.goto('/')
    await settled(page)
    const scripts = await page.evaluate(() =>
      [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? ''),
    )
    const sources = await Promise.all(scripts.map(async (src) => (await fetch(new URL(src, siteUrl))).text()))
    const versions = sources.flatMap((source) =>
      [...source.matchAll(/\.version="(\d+\.\d+\.\d+)"/g)].map((match) => match[1]),
    )
    expect(new Set(versions).size).toBe(1)
    expect(sources.flatMap((source) => [...source.matchAll(/\.useActionState=function/g)]).length).toBe(1)
  })
})

test.describe('an error page', () => {
  const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  for (const [reader, options, isShown] of [
    ['visitors', {}, true],
    ['robots', { userAgent: ROBOT }, false],
  ] as const)
    test(`is ${isShown ? 'shown to' : 'hidden from'} ${reader}, before and after scripts`, async ({ openPage }) => {
      const late = await openPage('about:blank', 390, options)
      // Until the site's own scripts are there, the page is what the server made.
      await late.route(/\.js(\?|$)/, (route) => route.abort())
      await late.goto(`${siteUrl}/nulle-part`)
      await expect(late.locator('h1')).toBeVisible({ visible: isShown })
      const whole = await openPage('/nulle-part', 390, options)
      await settled(whole)
      await expect(whole.getByTestId('page-not-found')).toHaveCount(1)
      await expect(whole.locator('h1')).toHaveCount(isShown ? 1 : 0)
    })
})
