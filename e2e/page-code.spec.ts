import { PAGE_KINDS } from '../bench/visitor/limits'
import { pathOf } from '../bench/visitor/pages/choose'
import { findPages } from '../bench/visitor/pages/find'
import { isLong } from './support/long'
import { siteUrl } from './support/site'
import { vehiclePaths } from './support/spec-paths'
import { expect, test } from './support/test'

test('a page asks for all the code that it needs together with the scripts of every page', async ({ openPage }) => {
  const pages = await findPages(siteUrl, null)
  const page = await openPage('about:blank')
  await page.addInitScript(() => {
    if (location.hash !== '#touched') return
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('touchstart')))
  })
  const late: string[] = []
  const [vehicle] = await vehiclePaths(1)
  const paths = [...PAGE_KINDS.map((kind) => pathOf(pages, kind)), vehicle?.brandDetail ?? '']
  for (const [index, path] of paths.entries())
    for (const hash of isLong ? ['', '#touched'] : [index % 2 === 0 ? '#touched' : '']) {
      await page.goto('about:blank')
      await page.goto(siteUrl + path + hash)
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
      late.push(...files.late.map((file) => `${path}${hash}: ${file}`))
    }
  expect(late).toEqual([])
})

test('a page that is only looked at loads the first views of pages in view, once it has long been complete', async ({
  openPage,
}) => {
  const page = await openPage('/faq')
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, startTime, duration }) => ({
        path: new URL(name).pathname,
        from: startTime,
        to: startTime + duration,
      })),
    )
  const homeData = '/page-data/index/page-data.json'
  await expect.poll(async () => (await loaded()).map(({ path }) => path)).toContain(homeData)
  let end = 0
  const gaps = (await loaded())
    .sort((a, b) => a.from - b.from)
    .map(({ path, from, to }) => {
      const gap = from - end
      end = Math.max(end, to)
      return { path, gap }
    })
  const first = gaps.findIndex(({ gap }) => gap > 3400)
  expect(first).toBeGreaterThan(5)
  expect(gaps.findIndex(({ path }) => path === homeData)).toBeGreaterThanOrEqual(first)
  await expect.poll(async () => (await loaded()).slice(first).some(({ path }) => path.endsWith('.js'))).toBe(true)
})
