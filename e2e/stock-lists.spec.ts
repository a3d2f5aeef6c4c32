import type { Page } from '@playwright/test'
import { paths } from '../src/config/segments'
import { open, shiftsOf } from './support/list-page'
import { settled } from './support/settled'
import { STOCK_LISTS } from './support/stock-lists'
import { expect, test } from './support/test'

/** Where the titles of the open groups of filters stand, and of the first one below them. */
const groupsOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Filtres' })
    .locator('details')
    .evaluateAll((groups) =>
      groups
        .slice(0, groups.findLastIndex((group) => group.hasAttribute('open')) + 2)
        .map((group) => `${group.textContent.slice(0, 12)} at ${Math.round(group.getBoundingClientRect().top)}`),
    )

test.describe('lists of a part of the stock', () => {
  for (const path of STOCK_LISTS)
    test(`have their filters in place before the scripts are there: ${path}`, async ({ visitor }) => {
      const context = await visitor()
      const page = await open(context, path, 1280)
      await expect(page.getByText(/Prix vérifié à \d\d:\d\d/).first()).toBeVisible()
      await settled(page)
      const wanted = await groupsOf(page)
      const served = await context.newPage()
      await served.setViewportSize({ width: 1280, height: 900 })
      await served.route('**/*.js', (route) => route.abort())
      await served.goto(path)
      expect(await groupsOf(served)).toEqual(wanted)
    })
})

test.describe('pages of vehicles that are not there', () => {
  for (const slug of ['999999-1-nothing', '412345-1-peugeot-208'])
    for (const width of [412, 1280])
      test(`move nothing in view, whether or not others are like it: ${slug}, at ${width} px`, async ({ visitor }) => {
        const context = await visitor()
        const page = await open(context, `${paths.stock}/${slug}`, width)
        await settled(page)
        expect(await shiftsOf(page)).toEqual({ shift: 0, moved: [] })
        const view = page.viewportSize()
        const footer = await page.locator('footer').last().boundingBox()
        expect(footer?.y).toBeGreaterThanOrEqual(view?.height ?? 0)
      })
})
