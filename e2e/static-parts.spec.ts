import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import { stock } from './support/change-stock'
import { layOutAll } from './support/lay-out-all'
import { settled } from './support/settled'
import { html } from './support/site'
import { expect, test } from './support/test'

interface Count {
  /** Elements in parts that stand still. */
  still: number
  /** Those of them that React took over. */
  taken: number
  /** Elements of the page that React took over. */
  hydrated: number
}

const count = (page: Page): Promise<Count> =>
  page.evaluate(() => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
    const still = [...document.querySelectorAll('[data-static] *')]
    return {
      still: still.length,
      taken: still.filter(isTaken).length,
      hydrated: [...document.body.querySelectorAll('*')].filter(isTaken).length,
    }
  })

/** Texts of parts that stand still, in the order of the page. */
const texts = (page: Page): Promise<string[]> =>
  page.locator('main [data-static]').evaluateAll((parts) => parts.map((part) => part.textContent))

const vehiclePath = async (): Promise<string> => {
  const [vehicle] = (await stock()).filter(({ equipment }) => equipment.length > 10)
  if (!vehicle) throw new Error('The stock has no vehicle with equipment')
  return paths.vehicle(vehicle)
}
const articlePath = async (): Promise<string> => {
  const path = /href="(\/news\/[^"/?#]+)"/.exec((await html('/news')).text)?.[1]
  if (path === undefined) throw new Error('There is no article')
  return path
}

/** What stands still on a page at least, in elements: footer and what is named. */
const PAGES: [name: string, path: () => Promise<string>, atLeast: number][] = [
  ['a vehicle (facts, description, equipment, data)', vehiclePath, 250],
  ['an article', articlePath, 70],
  ['the stock (facts of cards)', async () => paths.stock, 250],
]

test.describe('parts that stand still', () => {
  for (const [name, path, atLeast] of PAGES)
    test(`are left to the HTML on a first visit, and made on the way back: ${name}`, async ({ openPage, watch }) => {
      const at = await path()
      const page = await openPage(at)
      watch(page)
      await settled(page)
      const { still, taken, hydrated } = await count(page)
      expect(still).toBeGreaterThan(atLeast)
      expect(taken).toBe(0)
      expect(hydrated).toBeGreaterThan(50)
      const served = await texts(page)
      expect(served.join('').length).toBeGreaterThan(100)
      await page.evaluate(() => ((window as unknown as { isSame?: boolean }).isSame = true))
      // A part that is laid out during the click would move the link away from the pointer.
      await layOutAll(page)
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link').and(page.locator('[href="/contact"]')).first().click()
      await page.waitForURL('**/contact')
      await expect(footer.locator('[href="/contact"]').first()).toHaveAttribute('aria-current', 'page')
      await page.goBack()
      await page.waitForURL(`**${at}`)
      await expect.poll(() => texts(page)).toEqual(served)
      // None of it was a full load.
      expect(await page.evaluate(() => (window as unknown as { isSame?: boolean }).isSame)).toBe(true)
    })

  test('are searched and filtered as ever, and made on a page that is opened from another one', async ({
    openPage,
  }) => {
    const at = await vehiclePath()
    const direct = await openPage(at)
    await settled(direct)
    const served = await texts(direct)
    const search = direct.getByRole('searchbox', { name: /équipement/i })
    const lists = direct.locator('main details ul[data-static]')
    const before = await lists.allTextContents()
    await search.fill('régulateur')
    await expect.poll(async () => (await lists.allTextContents()).join('')).not.toBe(before.join(''))
    await search.fill('')
    await expect.poll(() => lists.allTextContents()).toEqual(before)
    const page = await openPage(paths.stock)
    await settled(page)
    await page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), at)
    await page.waitForURL(`**${at}`)
    await expect.poll(() => texts(page)).toEqual(served)
    expect((await count(page)).taken).toBeGreaterThan(150)
  })
})
