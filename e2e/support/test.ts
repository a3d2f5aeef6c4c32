import { expect, test as base } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { watch as watchPage } from './watch'
import type { Watch } from './watch'
import { createKeptContexts } from './kept-contexts'
import type { KeptContexts } from './kept-contexts'
import { visitAgain } from './list-page'
import { isLocalHost } from './local-host'
import { takeRefusals, watchNewContexts } from './refusals'
import { trackRequests } from './settled'
import { noteUnresponsive, refuseOtherRetries } from './unresponsive-browser'

export interface Fixtures {
  /** Watches a page from now on; the test fails when it had an error, or asked another host. */
  watch: (page: Page, ignored?: RegExp) => Watch
  /** A visitor with lists stored on an earlier visit. Layout shifts are measured. */
  visitor: (stored?: Record<string, string>) => Promise<BrowserContext>
  /** Opens a path of the site in a context of its own, which the test alone has. */
  openPage: (path: string, width?: number, options?: BrowserContextOptions) => Promise<Page>
  /** Lets nothing but a browser that did not answer have a second attempt. */
  retriesOnlyUnresponsive: null
  /** Fails the test when a security policy refused anything, unless the test itself called `takeRefusals`. */
  noRefusals: null
  /** Closes what the test opened and left open: its pages would be drawn and would ask the site until the last test. */
  closesContexts: null
}

interface Workers {
  watchesRefusals: null
  keptContexts: KeptContexts
}

export const test = base.extend<Fixtures, Workers>({
  watchesRefusals: [
    async ({ browser }, use) => {
      watchNewContexts(browser)
      await use(null)
    },
    { scope: 'worker', auto: true },
  ],
  keptContexts: [
    async ({ browser, watchesRefusals: _ }, use) => {
      await use(createKeptContexts(browser))
    },
    { scope: 'worker' },
  ],
  retriesOnlyUnresponsive: [
    async ({}, use, testInfo) => {
      refuseOtherRetries(testInfo)
      await use(null)
      noteUnresponsive(testInfo)
    },
    { auto: true },
  ],
  noRefusals: [
    async ({ retriesOnlyUnresponsive: _ }, use) => {
      await use(null)
      expect(takeRefusals(), 'refused by the security policy').toEqual([])
    },
    { auto: true },
  ],
  closesContexts: [
    async ({ browser, keptContexts, retriesOnlyUnresponsive: _ }, use) => {
      const before = new Set(browser.contexts())
      await use(null)
      for (const context of browser.contexts())
        if (!before.has(context) && !keptContexts.has(context)) await context.close()
      await keptContexts.takeBack()
    },
    { auto: true },
  ],
  context: async ({ keptContexts }, use) => {
    await use(await keptContexts.lend())
  },
  watch: async ({}, use) => {
    const watched: { seen: Watch; ignored: RegExp | undefined }[] = []
    await use((page, ignored) => {
      const seen = watchPage(page)
      watched.push({ seen, ignored })
      return seen
    })
    const errors = watched.flatMap(({ seen, ignored }) => seen.errors.filter((error) => !ignored?.test(error)))
    const hosts = watched.flatMap(({ seen }) => [...seen.hosts].filter((host) => !isLocalHost(host)))
    expect({ errors, hosts }, 'of the watched pages').toEqual({ errors: [], hosts: [] })
  },
  visitor: async ({ keptContexts }, use) => {
    await use(async (stored) => {
      const context = await keptContexts.lend()
      await visitAgain(context, stored)
      return context
    })
  },
  openPage: async ({ browser, keptContexts }, use) => {
    await use(async (path, width = 1440, options) => {
      const context = options ? await browser.newContext(options) : await keptContexts.lend()
      trackRequests(context)
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      return page
    })
  },
})

export { expect }
