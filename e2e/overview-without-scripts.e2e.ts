import type { Browser, Page } from 'playwright-core'
import { paths } from '../src/config/segments'
import { launchBrowser } from './support/browser'
import { stock } from './support/change-stock'
import { siteUrl } from './support/site'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const open = async (path: string): Promise<Page> => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(siteUrl + path)
  return page
}

describe('the stock overview without scripts', () => {
  it('shows its first page and the ways to its brands', async () => {
    const [{ brandId, brandName } = { brandId: '', brandName: '' }] = await stock()
    const page = await open(paths.stock)
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
    const brand = page.getByRole('complementary').getByRole('link', { name: new RegExp(`^${brandName}\\s[\\d.]+$`) })
    expect(await brand.getAttribute('href')).toBe(paths.brandStock(brandId))
    expect(await page.getByRole('complementary').getByRole('link').count()).toBeGreaterThan(3)
    expect(await page.getByRole('region', { name: 'Filtres' }).count()).toBe(0)
    await brand.click()
    await page.waitForURL(siteUrl + paths.brandStock(brandId))
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(brandName)
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
    await page.context().close()
  })

  it.each([
    ['complementary', 'SUV'],
    ['complementary', 'Break'],
    ['navigation', 'Direction'],
    ['navigation', 'Utilitaires'],
  ] as const)('leads to the vehicles that a link counts: %s, %s', async (region, name) => {
    const page = await open(paths.stock)
    const link = page
      .getByRole('main')
      .getByRole(region)
      .getByRole('link', { name: new RegExp(`^${name}\\s`) })
    const count = Number(/\d+$/.exec((await link.innerText()).replace('.', ''))?.[0])
    await link.click()
    await page.waitForURL((url) => url.pathname.startsWith(`${paths.stock}/`) && url.search === '')
    expect(await page.getByRole('main').getByText(`${count} véhicules`, { exact: true }).count()).toBe(1)
    expect(await page.getByRole('article').count()).toBe(Math.min(24, count))
    await page.context().close()
  })

  it('tells no number where a link leads to a longer list', async () => {
    const page = await open(paths.usedCentre)
    const links = page.getByRole('complementary', { name: 'Listes du stock' }).getByRole('link')
    expect((await links.allInnerTexts()).filter((text) => /\d/.test(text))).toEqual([])
    await page.context().close()
  })
})
