import { expect, test as base } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { watch as watchPage } from './watch'
import type { Watch } from './watch'
import { visitorOf } from './list-page'
import { takeRefusals, watchNewContexts, watchRefusals } from './refusals'
import { trackRequests } from './settled'

export interface Fixtures {
  /** Watches a page from now on; the test fails when it had an error, or asked another host. */
  watch: (page: Page, ignored?: RegExp) => Watch
  /** A visitor with lists stored on an earlier visit. Layout shifts are measured; the context is closed after the test. */
  visitor: (stored?: Record<string, string>) => Promise<BrowserContext>
  /** Opens a path of the site in a context of its own, which is closed after the test. */
  openPage: (path: string, width?: number, options?: BrowserContextOptions) => Promise<Page>
  /** Fails the test when a security policy refused anything, unless the test itself called `takeRefusals`. */
  noRefusals: null
  /** Closes what the test opened and left open: its pages would be drawn and would ask the site until the last test. */
  closesContexts: null
}

interface Workers {
  watchesRefusals: null
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1'])

export const test = base.extend<Fixtures, Workers>({
  watchesRefusals: [
    async ({ browser }, use) => {
      watchNewContexts(browser)
      await use(null)
    },
    { scope: 'worker', auto: true },
  ],
  noRefusals: [
    async ({}, use) => {
      await use(null)
      expect(takeRefusals(), 'refused by the security policy').toEqual([])
    },
    { auto: true },
  ],
  closesContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use(null)
      for (const context of browser.contexts()) if (!before.has(context)) await context.close()
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    trackRequests(context)
    watchRefusals(context)
    await use(context)
  },
  watch: async ({}, use) => {
    const watched: { seen: Watch; ignored: RegExp | undefined }[] = []
    await use((page, ignored) => {
      const seen = watchPage(page)
      watched.push({ seen, ignored })
      return seen
    })
    const errors = watched.flatMap(({ seen, ignored }) => seen.errors.filter((error) => !ignored?.test(error)))
    const hosts = watched.flatMap(({ seen }) => [...seen.hosts].filter((host) => !LOCAL_HOSTS.has(host)))
    expect({ errors, hosts }, 'of the watched pages').toEqual({ errors: [], hosts: [] })
  },
  visitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (stored) => {
      const context = await visitorOf(browser, stored)
      trackRequests(context)
      contexts.push(context)
      return context
    })
    for (const context of contexts) await context.close()
  },
  openPage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (path, width = 1440, options = {}) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, ...options })
      contexts.push(context)
      trackRequests(context)
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
