import type { Browser, BrowserContext } from 'playwright-core'
import { launchBrowser, watch } from './support/browser'
import { siteUrl } from './support/site'
import { FIXED_PATHS, TEMPLATES, vehiclePaths } from './support/spec-paths'

let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  browser = await launchBrowser()
  context = await browser.newContext({ locale: 'fr-LU', timezoneId: 'Europe/Luxembourg' })
})
afterAll(() => browser.close())

const visit = async (path: string) => {
  const page = await context.newPage()
  const seen = watch(page)
  await page.goto(siteUrl + path, { waitUntil: 'networkidle' })
  return { page, seen }
}

describe('in a browser', () => {
  it.each([360, 768, 1440])(
    'every template at %i px: no error, no foreign host, no sideways scrolling',
    async (width) => {
      const [vehicle] = await vehiclePaths(1)
      for (const path of [...TEMPLATES, vehicle?.detail ?? '']) {
        const { page, seen } = await visit(path)
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect({
          path,
          errors: seen.errors,
          hosts: [...seen.hosts].filter((host) => host !== 'localhost'),
          overflow,
        }).toEqual({
          path,
          errors: [],
          hosts: [],
          overflow: 0,
        })
        await page.close()
      }
    },
  )

  it('opens every story without an error', async () => {
    for (const path of FIXED_PATHS) {
      const { page, seen } = await visit(path)
      expect([path, seen.errors]).toEqual([path, []])
      expect(await page.locator('h1').count()).toBe(1)
      await page.close()
    }
  })

  it('opens a vehicle’s forms on a direct visit, in place', async () => {
    const [vehicle] = await vehiclePaths(1)
    for (const path of [...(vehicle?.forms ?? []), ...(vehicle?.calculators ?? [])]) {
      const { page, seen } = await visit(path)
      await page.locator('form').first().waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(siteUrl + (vehicle?.detail ?? ''))
      if (vehicle?.forms.includes(path))
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
      expect([path, seen.errors]).toEqual([path, []])
      await page.close()
    }
  })

  it('shows the brand-scoped vehicle under its own address', async () => {
    const [vehicle] = await vehiclePaths(1)
    const { page, seen } = await visit(vehicle?.brandDetail ?? '')
    expect(new URL(page.url()).pathname).toBe(vehicle?.brandDetail)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(siteUrl + (vehicle?.detail ?? ''))
    expect(seen.errors).toEqual([])
  })

  it('goes from the home page to a vehicle and its form by clicks, and back', async () => {
    const { page, seen } = await visit('/')
    await page.locator('main a[href^="/stock/"]').first().click()
    await page.waitForURL(/\/stock\/\d+-1-/)
    const vehicle = page.url()
    await page.locator('main a[href$="/interessee"]:visible').first().click()
    // The header has a form of its own: only the address tells that the view has changed.
    await page.waitForURL(`${vehicle}/interessee`)
    await page.locator('main form').first().waitFor()
    await page.goBack()
    await page.waitForURL(vehicle)
    expect(seen.errors).toEqual([])
  })

  it('knows one React only', async () => {
    const { page } = await visit('/')
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
