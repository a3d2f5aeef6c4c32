import type { Page } from '@playwright/test'
import { settled } from './support/settled'
import { expect, test } from './support/test'

const NAME = 'Rechercher sur le site'
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: NAME })
const logo = (page: Page) => page.getByRole('banner').getByRole('link').first()

/** Ways to open the search, each at a width that has it. */
const OPENERS: [string, number, (page: Page) => Promise<void>][] = [
  ['Ctrl+K', 1440, (page) => page.keyboard.press('Control+k')],
  ['the link of the header', 1440, (page) => page.getByRole('banner').getByRole('link', { name: NAME }).click()],
  [
    'the link of the menu',
    390,
    async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: NAME }).click()
    },
  ],
]

/** When the search is opened: before any script is there, or while only its own code is on the way. */
const MOMENTS = ['before scripts are there', 'while its code is on the way'] as const

/** Opens a page at that moment. @returns lets the scripts come */
const openAt = async (page: Page, moment: (typeof MOMENTS)[number]): Promise<() => void> => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const hold = () =>
    page.route(/\.js(\?|$)/, async (route) => {
      await held
      await route.continue()
    })
  if (moment === 'before scripts are there') await hold()
  await page.goto('/faq', { waitUntil: 'domcontentloaded' })
  if (moment === 'before scripts are there') return release
  await settled(page)
  await hold()
  return release
}

for (const moment of MOMENTS) {
  for (const [opener, width, open] of OPENERS)
    test(`what is typed right after ${opener} stands in the field: ${moment}`, async ({ openPage, watch }) => {
      const page = await openPage('about:blank', width)
      watch(page)
      const release = await openAt(page, moment)
      await open(page)
      await page.keyboard.type('peugeot 30x')
      await page.keyboard.press('Backspace')
      await expect(field(page)).toHaveCount(0)
      release()
      // Some of it is typed as the field appears.
      await page.keyboard.type('08 gt', { delay: 100 })
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('peugeot 3008 gt')
      await expect(page.locator('body > input')).toHaveCount(0)
    })

  test(`Escape takes the opening back: ${moment}`, async ({ openPage, watch }) => {
    const page = await openPage('about:blank', 1440)
    watch(page)
    const release = await openAt(page, moment)
    await logo(page).focus()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('x')
    await page.keyboard.press('Escape')
    await expect(logo(page)).toBeFocused()
    release()
    await settled(page)
    await expect(field(page)).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(logo(page)).toBeFocused()
  })

  test(`Enter opens what was typed before the field is there: ${moment}`, async ({ openPage, watch }) => {
    const page = await openPage('about:blank', 1440)
    watch(page)
    const release = await openAt(page, moment)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('faut-il un apport')
    await page.keyboard.press('Enter')
    release()
    await expect(page).toHaveURL(/#q-faut-il-un-apport$/)
    await expect(field(page)).toHaveCount(0)
  })
}
