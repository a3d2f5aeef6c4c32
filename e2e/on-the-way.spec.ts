import { paths } from '../src/config/segments'
import { vehiclePaths } from './support/spec-paths'
import { settled } from './support/settled'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

/** What becomes of visitors between two pages: on the way back, and when the connection is lost. */

test.describe('the way back to a list', () => {
  for (const width of widthsFor('on-the-way: by keyboard leads to', [390, 1440]))
    test(`by keyboard leads to the vehicle that was looked at, where it stood (${width} px)`, async ({ openPage }) => {
      const page = await openPage(`${paths.stock}?carburant=diesel`, width)
      await expect(page.getByRole('button', { name: 'Retirer le filtre Diesel' }).first()).toBeVisible()
      await settled(page)
      const link = page.getByRole('article').nth(7).locator('h2 a')
      await link.focus()
      const href = await link.getAttribute('href')
      const top = await page.evaluate(() => window.scrollY)
      expect(top).toBeGreaterThan(0)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname === href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
    })
})

test.describe('without a connection', () => {
  test('the page that is read stays and says so, and the one that was asked for opens once it is back', async ({
    openPage,
  }) => {
    const [vehicle] = await vehiclePaths(1)
    const page = await openPage(vehicle?.detail ?? '')
    const heading = page.getByRole('heading', { level: 1 })
    const name = await heading.textContent()
    await settled(page)
    await page.context().setOffline(true)
    const link = page.getByRole('contentinfo').locator('a[href^="/"]').first()
    const href = await link.getAttribute('href')
    // What is above may still grow on a busy machine, and move the link away from a pointer.
    await link.press('Enter')
    await expect(page.getByText(/la page s’ouvrira dès que la connexion sera rétablie/)).toBeVisible()
    expect([new URL(page.url()).pathname, await heading.textContent()]).toEqual([vehicle?.detail, name])
    await page.context().setOffline(false)
    await page.waitForURL((url) => url.pathname === href)
    await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, name)
  })
})
