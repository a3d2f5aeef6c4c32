import axe from 'axe-core'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { settled } from './support/settled'
import { expect, test } from './support/test'

const NAME = 'Rechercher sur le site'
const field = (page: Page) => page.getByRole('combobox', { name: NAME })
const group = (page: Page, name: string) => page.getByRole('group', { name })

/** Rules of axe that the open dialog breaks. */
const brokenRules = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: loaded } = window as unknown as { axe: { run: (root: string) => Promise<AxeResults> } }
    return (await loaded.run('dialog[open]')).violations.map(({ id }) => id)
  })
}

test('Ctrl+K opens the search; a sentence leads to the filtered stock, a key to a model', async ({ openPage }) => {
  const page = await openPage('/faq', 1440)
  await settled(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await field(page).fill('break diesel')
  const list = group(page, 'Véhicules en stock').getByRole('option').first()
  await expect(list).toHaveText(/^\d+ véhicules?\s: Diesel, Break/)
  expect(await list.getAttribute('href')).toMatch(/^\/stock\?.*carburant=diesel/)
  expect(await brokenRules(page)).toEqual([])
  await field(page).fill('peugoet 3008')
  await expect(group(page, 'Modèles').getByRole('option').first()).toHaveText(/^Peugeot 3008/)
  await field(page).fill('peugeot 3008')
  await expect(page.getByRole('option').first()).toHaveText(/^Peugeot 3008/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/peugeot\/.*3008$/)
  await expect(page.getByRole('dialog', { name: NAME })).toBeHidden()
})

test('Ctrl+K before the scripts are there opens the search once they are', async ({ openPage }) => {
  const page = await openPage('about:blank', 1440)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/faq', { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  await page.keyboard.press('Control+k')
  release()
  await expect(field(page)).toBeFocused()
})

test('the button of a phone opens it full screen; Escape gives the focus back', async ({ openPage }) => {
  const page = await openPage('/', 390)
  const link = page.getByRole('banner').getByRole('link', { name: NAME })
  await link.click()
  const dialog = page.getByRole('dialog', { name: NAME })
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(390)
  await field(page).fill('merch')
  await expect(group(page, 'Concessions').getByRole('option').first()).toContainText('Mersch')
  await field(page).fill('actualités')
  await expect(group(page, 'Actualités').getByRole('option').first()).toHaveAttribute('href', /^\/news\//)
  await expect(dialog.getByRole('status')).toHaveText(/\d+ résultats/)
  await field(page).fill('xylophone')
  await expect(dialog.getByRole('status')).toHaveText(/^Aucun résultat/)
  expect(await brokenRules(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('Enter right after typing opens what was typed, and a question opens its answer', async ({ openPage }) => {
  const page = await openPage('/news', 1440)
  await settled(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('peugeot')
  await expect(group(page, 'Marques').getByRole('option').first()).toHaveText(/^Peugeot/)
  await field(page).fill('faut-il un apport')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#q-faut-il-un-apport$/)
  await expect(page.locator('#q-faut-il-un-apport')).toHaveAttribute('open')
  await expect(page.locator('#q-faut-il-un-apport')).toBeInViewport()
})

test('nothing of it is loaded before it is opened, and the link leads to the stock without scripts', async ({
  openPage,
  browser,
}) => {
  const page = await openPage('/faq', 1440)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await settled(page)
  expect(asked.filter((path) => path.includes('search'))).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  expect(asked).toContain('/builds/search.json')

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(new URL('/faq', page.url()).toString())
  await plain.getByRole('banner').getByRole('link', { name: NAME }).click()
  await expect(plain).toHaveURL(/\/stock$/)
  await context.close()
})
