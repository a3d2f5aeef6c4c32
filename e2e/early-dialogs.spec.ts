import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import { settled } from './support/settled'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'

/** Opens a page whose scripts arrive once the returned function is called. */
const openWithoutScripts = async (page: Page, path: string): Promise<() => void> => {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' })
  return arrive
}
const filters = (page: Page) => page.getByRole('button', { name: /^Filtres/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtres' })
const settings = (page: Page) => page.getByRole('button', { name: /^Affichage des prix/ })
const prices = (page: Page) => page.getByRole('dialog', { name: 'Affichage des prix' })
const box = (page: Page, name: string) => prices(page).getByRole('checkbox', { name: new RegExp(`^${name}`) })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('vitrine.prices'))
const isFocused = (page: Page, name: RegExp) => expect(page.getByRole('button', { name }).first()).toBeFocused()

test.describe('before scripts are there', () => {
  test('the sheet of filters opens and closes, stays open, and a tick made right after is applied', async ({
    openPage,
    watch,
  }) => {
    const page = await openPage('about:blank', 390)
    watch(page)
    const arrive = await openWithoutScripts(page, paths.stock)
    await filters(page).click()
    await expect(sheet(page)).toBeVisible()
    await expect(sheet(page).locator('[aria-busy=true]')).toHaveText('Chargement…')
    await expect(sheet(page).getByRole('button', { name: /^Voir \d+ véhicules$/ })).toBeVisible()
    await expect(sheet(page).getByRole('checkbox')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await isFocused(page, /^Filtres/)
    await filters(page).click()
    await sheet(page).getByRole('button', { name: 'Fermer' }).click()
    await expect(sheet(page)).toBeHidden()
    await filters(page).click()
    arrive()
    await sheet(page)
      .getByRole('checkbox', { name: /^Diesel/ })
      .click()
    await page.waitForURL(/\?carburant=diesel$/)
    await expect(sheet(page).locator('[aria-busy=true]')).toHaveCount(0)
    await sheet(page)
      .getByRole('button', { name: /^Voir \d+ véhicules?$/ })
      .click()
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filtres (1)' })).toBeFocused()
    // Filters are rendered only while the sheet is open.
    await expect(page.locator('dialog input[value=diesel]')).toHaveCount(0)
    await page.goBack()
    await page.waitForURL((url) => url.search === '')
    await expect(page.getByRole('button', { name: 'Filtres', exact: true })).toBeVisible()
  })

  test('the sheet of other lists opens too', async ({ openPage, watch }) => {
    const page = await openPage('about:blank', 390)
    watch(page)
    const arrive = await openWithoutScripts(page, '/peugeot/models')
    await filters(page).click()
    await expect(sheet(page)).toBeVisible()
    arrive()
    await expect(sheet(page).getByRole('checkbox').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
  })

  for (const width of [390, 1440])
    test(`prices are chosen and saved, at ${width} px`, async ({ openPage, watch }) => {
      const page = await openPage('about:blank', width)
      watch(page)
      const arrive = await openWithoutScripts(page, paths.stock)
      await settings(page).click()
      await box(page, 'Prix d’achat').click()
      await prices(page).getByRole('button', { name: 'Annuler' }).click()
      await expect(prices(page)).toBeHidden()
      await settings(page).click()
      // Beside it.
      await page.mouse.click(3, 3)
      await expect(prices(page)).toBeHidden()
      await settings(page).click()
      await box(page, 'Prix d’achat').setChecked(false)
      await box(page, 'Leasing professionnel').setChecked(true)
      await prices(page).getByRole('button', { name: 'Enregistrer' }).click()
      expect(await stored(page)).toBeNull()
      await expect(prices(page)).toBeVisible()
      arrive()
      await expect(prices(page)).toBeHidden()
      expect(await stored(page)).toBe('["private_lease","business_lease"]')
      await expect(settings(page)).toContainText('Leasing privé, leasing pro')
      await expect(settings(page)).toBeFocused()
    })

  test('the boxes of stored prices are ticked, and stay so', async ({ openPage, watch }) => {
    const page = await openPage('about:blank', 390)
    watch(page)
    await page.addInitScript(() => localStorage.setItem('vitrine.prices', '["private_finance"]'))
    const arrive = await openWithoutScripts(page, paths.stock)
    const ticked = () =>
      prices(page)
        .locator('input:checked')
        .evaluateAll((boxes) => boxes.map((one) => one.getAttribute('value')))
    await settings(page).click()
    expect(await ticked()).toEqual(['private_finance'])
    await box(page, 'Prix d’achat').click()
    arrive()
    await expect(settings(page)).toContainText('Financement')
    await settled(page)
    await expect(prices(page)).toBeVisible()
    expect(await ticked()).toEqual(['purchase', 'private_finance'])
    // What was not saved is forgotten.
    await prices(page).getByRole('button', { name: 'Fermer' }).click()
    await settings(page).click()
    expect(await ticked()).toEqual(['private_finance'])
    expect(await stored(page)).toBe('["private_finance"]')
  })
})

test('without scripts no button opens an empty sheet', async ({ openPage }) => {
  const page = await openPage(paths.stock, 390, { javaScriptEnabled: false })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(filters(page)).toHaveCount(0)
  await expect(settings(page)).toHaveCount(0)
})
