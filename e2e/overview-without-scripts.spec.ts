import { paths } from '../src/config/segments'
import { stock } from './support/change-stock'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'

test.describe('the stock overview without scripts', () => {
  test('shows its first page and the ways to its brands', async ({ openPage }) => {
    const [{ brandId, brandName } = { brandId: '', brandName: '' }] = await stock()
    const page = await openPage(paths.stock, 1440, { javaScriptEnabled: false })
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
    const brand = page.getByRole('complementary').getByRole('link', { name: new RegExp(`^${brandName}\\s[\\d.]+$`) })
    await expect(brand).toHaveAttribute('href', paths.brandStock(brandId))
    expect(await page.getByRole('complementary').getByRole('link').count()).toBeGreaterThan(3)
    await expect(page.getByRole('region', { name: 'Filtres' })).toHaveCount(0)
    await brand.click()
    await page.waitForURL(siteUrl + paths.brandStock(brandId))
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(brandName)
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  })

  for (const [region, name] of [
    ['complementary', 'SUV'],
    ['complementary', 'Break'],
    ['navigation', 'Direction'],
    ['navigation', 'Utilitaires'],
  ] as const)
    test(`leads to the vehicles that a link counts: ${region}, ${name}`, async ({ openPage }) => {
      const page = await openPage(paths.stock, 1440, { javaScriptEnabled: false })
      const link = page
        .getByRole('main')
        .getByRole(region)
        .getByRole('link', { name: new RegExp(`^${name}\\s`) })
      const count = Number(/\d+$/.exec((await link.innerText()).replace('.', ''))?.[0])
      await link.click()
      await page.waitForURL((url) => url.pathname.startsWith(`${paths.stock}/`) && url.search === '')
      await expect(page.getByRole('main').getByText(`${count} véhicules`, { exact: true })).toHaveCount(1)
      await expect(page.getByRole('article')).toHaveCount(Math.min(24, count))
    })

  test('tells no number where a link leads to a longer list', async ({ openPage }) => {
    const page = await openPage(paths.usedCentre, 1440, { javaScriptEnabled: false })
    const links = page.getByRole('complementary', { name: 'Listes du stock' }).getByRole('link')
    expect(await links.count()).toBeGreaterThan(3)
    expect((await links.allInnerTexts()).filter((text) => /\d/.test(text))).toEqual([])
  })
})
