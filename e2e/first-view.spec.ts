import { pathOf } from '../bench/visitor/pages/choose'
import { findPages } from '../bench/visitor/pages/find'
import { PAGE_KINDS } from '../bench/visitor/limits'
import { FRESH } from '../src/config/inline-scripts/fresh'
import { paths } from '../src/config/segments'
import { STOCK_LISTS } from './support/stock-lists'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'

const VIEWS = [
  { width: 412, height: 823 },
  { width: 1280, height: 900 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

test('stand-in heights of parts that are laid out later move nothing in the first view', async ({ openPage }) => {
  const pages = await findPages(siteUrl, null)
  const page = await openPage('about:blank')
  // What is laid out later stays so without the scripts of the site.
  await page.route('**/*.js', (route) => route.abort())
  const moved: string[] = []
  let later = 0
  for (const path of [...PAGE_KINDS.map((kind) => pathOf(pages, kind)), ...STOCK_LISTS]) {
    await page.goto(siteUrl + path)
    for (const view of VIEWS) {
      await page.setViewportSize(view)
      const parts = await page.evaluate((attribute) => {
        if (!document.documentElement.hasAttribute(attribute)) throw new Error(`The page is not ${attribute}`)
        return [...document.querySelectorAll('main *')]
          .filter((one) => getComputedStyle(one).contentVisibility === 'auto' && one.getClientRects().length > 0)
          .map((one) => ({
            name: one.className,
            top: Math.round(one.getBoundingClientRect().top),
            height: Number(/[\d.]+(?=px)/.exec(getComputedStyle(one).containIntrinsicBlockSize)?.[0]),
          }))
      }, FRESH)
      later += parts.length
      for (const { name, top, height } of parts)
        if (!(top + height >= view.height)) moved.push(`${path}, ${view.width} px: ${name} at ${top}, ${height} high`)
    }
  }
  expect(moved).toEqual([])
  expect(later).toBeGreaterThan(PAGE_KINDS.length)
})

test('the focus may move from a card’s heart to its comparison before the scripts are there', async ({ openPage }) => {
  const page = await openPage('about:blank', 412)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(siteUrl)
  const card = page.locator('main article:has(button[aria-pressed])').filter({ visible: true }).first()
  await card.locator('button[aria-pressed]').click()
  await card.locator('label:has(input[type=checkbox])').click()
  // The browser itself crashed here.
  await expect(card.locator('input[type=checkbox]')).toBeChecked()
})

test('pictures below the first row wait for scripts that the visitor asked for, or for a scroll', async ({
  openPage,
}) => {
  const page = await openPage('about:blank', 1440)
  // Scripts that never arrive.
  await page.route('**/*.js', () => undefined)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })))
  })
  await page.goto(`${siteUrl}${paths.stock}`, { waitUntil: 'domcontentloaded' })
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLImageElement>('main article img')].filter((one) => one.naturalWidth > 0)
          .length,
    )
  await expect.poll(loaded).toBe(3)
  await page.waitForTimeout(500)
  expect(await loaded()).toBe(3)
  await page.mouse.wheel(0, 200)
  await expect.poll(loaded).toBeGreaterThan(3)
})
