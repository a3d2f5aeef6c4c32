import { paths } from '../src/config/segments'
import { stock } from './support/change-stock'
import { sampleOf } from './support/sample'
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

  const links = [
    ['complementary', 'SUV'],
    ['complementary', 'Break'],
    ['navigation', 'Direction'],
    ['navigation', 'Utilitaires'],
  ] as const
  for (const [region, name] of sampleOf('overview-without-scripts: links', links, 2))
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

test.describe('the news without scripts', () => {
  test('are filtered by links, stand on pages of their own and are in two feeds', async ({ openPage }) => {
    const page = await openPage(paths.news, 1440, { javaScriptEnabled: false })
    const cards = page.getByRole('main').getByRole('article')
    const filters = page.getByRole('navigation', { name: 'Filtrer les actualités' })
    await expect(cards).toHaveCount(9)
    const first = await cards.getByRole('heading').allTextContents()
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await page.waitForURL(`${siteUrl}/news/page/2`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actualités, page 2')
    for (const title of await cards.getByRole('heading').allTextContents()) expect(first).not.toContain(title)

    await filters.getByRole('link', { name: 'Groupe' }).click()
    await page.waitForURL(`${siteUrl}/news/categorie/groupe`)
    await filters.getByRole('link', { name: '2024' }).click()
    await page.waitForURL(`${siteUrl}/news/categorie/groupe/2024`)
    await expect(cards).toHaveCount(1)
    // Nothing of another category was published that year: no link, but an answer to whoever has the address.
    await expect(filters.getByRole('link', { name: 'Électrique' })).toHaveCount(0)
    await page.goto(`${siteUrl}/news/categorie/electrique/2024`)
    await page.getByRole('link', { name: 'Toutes les actualités de 2024' }).click()
    await page.waitForURL(`${siteUrl}/news/archives/2024`)

    await page.getByRole('link', { name: 'Toutes les archives' }).click()
    await page.waitForURL(`${siteUrl}/news/archives`)
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(20)
    for (const [type, path] of [
      ['application/rss+xml', '/news/rss.xml'],
      ['application/feed+json', '/news/feed.json'],
    ] as const) {
      await expect(page.locator(`link[rel=alternate][type="${type}"]`)).toHaveAttribute('href', siteUrl + path)
      const answer = await fetch(siteUrl + path)
      expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
      expect(await answer.text()).toContain(`${siteUrl}/news/`)
    }
  })
})
