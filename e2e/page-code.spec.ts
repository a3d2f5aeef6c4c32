import { PAGE_KINDS } from '../bench/visitor/limits'
import { pathOf } from '../bench/visitor/pages/choose'
import { findPages } from '../bench/visitor/pages/find'
import { isLong } from './support/long'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'

test('a page asks for all the code that it needs together with the scripts of every page', async ({ openPage }) => {
  const pages = await findPages(siteUrl, null)
  const page = await openPage('about:blank')
  await page.addInitScript(() => {
    if (location.hash !== '#touched') return
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('touchstart')))
  })
  const late: string[] = []
  for (const [index, kind] of PAGE_KINDS.entries())
    for (const hash of isLong ? ['', '#touched'] : [index % 2 === 0 ? '#touched' : '']) {
      await page.goto('about:blank')
      await page.goto(siteUrl + pathOf(pages, kind) + hash)
      await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0)
      const files = await page.evaluate(() => {
        const [taken] = performance.getEntriesByName('onInitialClientRender')
        const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')]
        const everyPage = document.querySelector<HTMLElement>('script[data-files]')?.dataset['files']?.split(' ') ?? []
        const known = [...asked.map(({ href }) => new URL(href).pathname), ...everyPage]
        const loaded = performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (taken?.startTime ?? 0))
          .map(({ name }) => new URL(name).pathname)
        return { known: known.length, late: loaded.filter((file) => !known.includes(file)) }
      })
      expect(files.known).toBeGreaterThan(3)
      late.push(...files.late.map((file) => `${kind}${hash}: ${file}`))
    }
  expect(late).toEqual([])
})
