import type { Page } from '@playwright/test'
import { PAGE_KINDS } from '../bench/visitor/limits'
import type { PageKind } from '../bench/visitor/limits'
import { pathOf } from '../bench/visitor/pages/choose'
import { findPages } from '../bench/visitor/pages/find'
import { layOutAll } from './support/lay-out-all'
import { isLong } from './support/long'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'

/** Kinds with most parts of their own, by width; `npm run test:long` looks at every kind. */
const KINDS: [width: number, kinds: readonly PageKind[]][] = [
  [390, isLong ? PAGE_KINDS : ['home', 'vehicle']],
  [1440, isLong ? PAGE_KINDS : ['stock', 'contact']],
]

/** Puts the whole stylesheet after what the page has, and names elements that look different with it. */
const changedByWholeStylesheet = (page: Page) =>
  page.evaluate(async () => {
    const shown = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility())
    const look = () =>
      shown.map((one) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(one, pseudo)
          const isThere = pseudo === null || style.content !== 'none'
          return isThere ? [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`) : []
        }),
      )
    const href = document.querySelector('[data-styles]')?.getAttribute('data-styles') ?? ''
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    const before = look()
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', reject)
      document.head.append(link)
    })
    const withAll = look()
    link.remove()
    const afterwards = look()
    // What scripts change meanwhile differs from one of the two looks without the stylesheet only.
    const changed = shown.flatMap((one, index) => {
      const [now, first = [], last = []] = [withAll, before, afterwards].map((looks) => looks[index]?.flat() ?? [])
      const other = now?.find((line, at) => line !== first[at] && line !== last[at])
      return other === undefined ? [] : [`${one.tagName} ${one.className}: ${other}`]
    })
    return { elements: shown.length, changed }
  })

/**
 * Differences that two comparisons in a row agree on; a missing rule shows in every one. A single run in CI found a margin of 0 on one
 * `.wrap`. Its cause is not known, and it could not be reproduced.
 */
const changedTwice = async (page: Page): Promise<{ elements: number; changed: string[] }> => {
  const first = await changedByWholeStylesheet(page)
  if (first.changed.length === 0) return first
  const again = await changedByWholeStylesheet(page)
  return { ...again, changed: again.changed.filter((one) => first.changed.includes(one)) }
}

test.describe('the styles that a page holds itself', () => {
  for (const [width, kinds] of KINDS)
    test(`show it as the whole stylesheet does, before and after scripts, at ${width} px`, async ({ openPage }) => {
      const pages = await findPages(siteUrl, null)
      const page = await openPage('about:blank', width)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const [index, kind] of kinds.entries())
        for (const hasScripts of isLong ? [false, true] : [index % 2 === 0]) {
          await page.route('**/*.js', (route) => (hasScripts ? route.continue() : route.abort()))
          await page.goto(siteUrl + pathOf(pages, kind))
          if (hasScripts) {
            await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0)
            await page.waitForFunction(() => document.querySelector('link[href*="styles-rest"]') !== null)
          }
          await layOutAll(page)
          const { elements, changed } = await changedTwice(page)
          expect(elements).toBeGreaterThan(100)
          expect(changed, `${kind} ${hasScripts ? 'with' : 'without'} scripts`).toEqual([])
          await page.unroute('**/*.js')
        }
    })

  test('come with the page, which asks for no stylesheet before it shows', async ({ openPage }) => {
    const page = await openPage('about:blank')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') asked.push(request.url())
    })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${siteUrl}/contact`)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(asked.filter((url) => !url.includes('styles-rest'))).toEqual([])
    expect(await page.evaluate(() => document.querySelector('style')?.sheet?.cssRules.length)).toBe(1)
  })

  test('are linked where no script runs', async ({ openPage }) => {
    const page = await openPage('/contact', 390, { javaScriptEnabled: false })
    await expect(page.locator('main h1')).toHaveCSS('font-family', /Instrument/)
  })
})
