import type { Browser, Page } from 'playwright-core'
import { paths } from '../src/config/segments'
import { launchBrowser } from './support/browser'
import { vehiclePaths } from './support/spec-paths'
import { siteUrl } from './support/site'

/** What becomes of visitors between two pages: on the way back, and when the connection is lost. */
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const open = async (path: string, width = 1440): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'fr-LU',
    timezoneId: 'Europe/Luxembourg',
  })
  const page = await context.newPage()
  await page.goto(siteUrl + path)
  return page
}

describe('the way back to a list', () => {
  it.each([390, 1440])('by keyboard leads to the vehicle that was looked at, where it stood (%i px)', async (width) => {
    const page = await open(`${paths.stock}?carburant=diesel`, width)
    await page.getByRole('button', { name: 'Retirer le filtre Diesel' }).first().waitFor()
    const link = page.getByRole('article').nth(7).locator('h2 a')
    await link.focus()
    const href = await link.getAttribute('href')
    const top = await page.evaluate(() => window.scrollY)
    expect(top).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === href)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await page.waitForURL(/\?carburant=diesel$/)
    await page.waitForFunction((sought) => document.activeElement?.getAttribute('href') === sought, href)
    await page.waitForFunction((sought) => Math.abs(window.scrollY - sought) < 2, top)
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() =>
        document.activeElement?.closest('article')?.querySelector('h2 a')?.getAttribute('href'),
      ),
    ).toBe(href)
    await page.context().close()
  })
})

describe('without a connection', () => {
  it('the page that is read stays and says so, and the one that was asked for opens once it is back', async () => {
    const [vehicle] = await vehiclePaths(1)
    const page = await open(vehicle?.detail ?? '')
    const heading = page.getByRole('heading', { level: 1 })
    const name = await heading.textContent()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    const link = page.getByRole('contentinfo').locator('a[href^="/"]').first()
    const href = await link.getAttribute('href')
    await link.click()
    await page.getByText(/la page s’ouvrira dès que la connexion sera rétablie/).waitFor()
    expect([new URL(page.url()).pathname, await heading.textContent()]).toEqual([vehicle?.detail, name])
    await page.context().setOffline(false)
    await page.waitForURL((url) => url.pathname === href)
    await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, name)
    await page.context().close()
  })
})
