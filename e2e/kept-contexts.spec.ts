import type { BrowserContext } from '@playwright/test'
import { createKeptContexts } from './support/kept-contexts'
import type { KeptContexts } from './support/kept-contexts'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'

/** What a page finds of earlier visits. */
const found = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.goto(`${siteUrl}/robots.txt`)
  const stored = await page.evaluate(async () => ({
    added: (window as unknown as { added?: string }).added,
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    geolocation: (await navigator.permissions.query({ name: 'geolocation' })).state,
    isOnline: navigator.onLine,
    isCached: await (async () => {
      const [src = ''] = /\/framework-[0-9a-f]+\.js/.exec(await (await fetch('/')).text()) ?? []
      await (await fetch(src)).arrayBuffer()
      const [entry] = performance.getEntriesByName(new URL(src, window.location.href).href)
      return (entry as PerformanceResourceTiming).transferSize === 0
    })(),
  }))
  return { stored, page }
}

const leave = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => ((window as unknown as { added?: string }).added = 'yes'))
  await context.route('**/faq', (route) => route.abort())
  await context.grantPermissions(['geolocation'])
  await context.setExtraHTTPHeaders({ 'x-left': '1' })
  const { page } = await found(context)
  await page.evaluate(async () => {
    document.cookie = 'left=1'
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve))
    await caches.open('left')
    await navigator.serviceWorker.register('/enquiry-sync.js', { scope: '/enquiry-sync/' })
  })
  await context.setOffline(true)
}

test.describe('a context that is used again', () => {
  let contexts: KeptContexts
  test.beforeEach(({ browser }) => {
    contexts = createKeptContexts(browser)
  })

  test('keeps nothing of the test before', async () => {
    const first = await contexts.lend()
    const clean = await found(first)
    expect(clean.stored).toMatchObject({
      cookie: '',
      local: [],
      session: [],
      databases: [],
      caches: [],
      workers: [],
      isCached: false,
    })
    await clean.page.close()
    await leave(first)
    await contexts.takeBack()

    const second = await contexts.lend()
    expect(second).toBe(first)
    expect(second.pages()).toHaveLength(1)
    const after = await found(second)
    expect(after.stored).toEqual(clean.stored)
    const answer = await after.page.goto(`${siteUrl}/faq`)
    expect(answer?.status()).toBe(200)
    expect(await answer?.request().allHeaders()).not.toHaveProperty('x-left')
  })

  test('is another one for whoever visits at the same time, and not one that was closed', async () => {
    const first = await contexts.lend()
    const other = await contexts.lend()
    expect(other).not.toBe(first)
    await other.close()
    await contexts.takeBack()
    expect(await contexts.lend()).toBe(first)
    expect(await contexts.lend()).not.toBe(other)
  })
})
