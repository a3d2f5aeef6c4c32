import type { Browser, BrowserContext, CDPSession } from '@playwright/test'
import { trackRequests } from './settled'
import { siteUrl } from './site'
import { answered } from './unresponsive-browser'

/** A new context starts a renderer process that compiles all scripts again, which is a quarter of the cost of a test. */
export interface KeptContexts {
  /** A context like a new one: nothing stored, cached, allowed or routed. It is the test's own until `takeBack`. */
  lend: () => Promise<BrowserContext>
  /** Empties the contexts that were lent. Those that the test has closed are not used again. */
  takeBack: () => Promise<void>
  has: (context: BrowserContext) => boolean
}

interface Kept {
  context: BrowserContext
  /** Takes back what the test added to the context and Playwright has no method to remove. */
  undo: (() => Promise<void>)[]
  session: CDPSession
  isLent: boolean
}

/** Opens a context with a page that stays open: it keeps the renderer process. */
const keep = async (browser: Browser): Promise<Kept> => {
  const context = await browser.newContext()
  const anchor = await context.newPage()
  await anchor.goto(`${siteUrl}/robots.txt`)
  const newPage = context.newPage.bind(context)
  context.newPage = () => answered(newPage(), 'a new page')
  const kept: Kept = { context, undo: [], session: await context.newCDPSession(anchor), isLent: false }
  const addInitScript = context.addInitScript.bind(context)
  context.addInitScript = async (...args: Parameters<typeof addInitScript>) => {
    const added = await addInitScript(...args)
    kept.undo.push(() => added.dispose())
    return added
  }
  return kept
}

const empty = async ({ context, session, undo }: Kept): Promise<void> => {
  const [anchor, ...pages] = context.pages()
  const origins = new Set([siteUrl, ...pages.map((page) => new URL(page.url()).origin)].filter((one) => one !== 'null'))
  for (const page of pages) await page.close()
  if (anchor?.url() !== `${siteUrl}/robots.txt`) throw new Error('A test used the page that keeps the process')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const run of undo.splice(0)) await run()
  await context.setOffline(false)
  await context.setExtraHTTPHeaders({})
  await context.clearPermissions()
  // Cookies too.
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Network.clearBrowserCache')
}

/** Contexts that the tests of a worker use in turn. */
export const createKeptContexts = (browser: Browser): KeptContexts => {
  const all: Kept[] = []
  return {
    lend: async () => {
      let free = all.find(({ isLent }) => !isLent)
      if (!free) {
        const opened = await keep(browser)
        opened.context.once('close', () => all.splice(all.indexOf(opened), 1))
        all.push(opened)
        free = opened
      }
      free.isLent = true
      trackRequests(free.context)
      return free.context
    },
    takeBack: async () => {
      for (const kept of all.filter(({ isLent }) => isLent)) {
        await answered(empty(kept), 'an empty context')
        kept.isLent = false
      }
    },
    has: (context) => all.some((kept) => kept.context === context),
  }
}
