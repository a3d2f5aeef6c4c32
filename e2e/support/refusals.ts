import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

const watched = new WeakSet<BrowserContext>()

/** Console messages about content that a security policy refused, since the last `takeRefusals`. */
const refusals: string[] = []

export const takeRefusals = (): string[] => refusals.splice(0)

/** Collects the refusals of a context's pages. */
export const watchRefusals = (context: BrowserContext): void => {
  if (watched.has(context)) return
  watched.add(context)
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text()))
      refusals.push(`${message.page()?.url() ?? ''}: ${message.text()}`)
  })
}

/** Watches every context that tests open in the browser. */
export const watchNewContexts = (browser: Browser): void => {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options?: BrowserContextOptions) => {
    const context = await newContext(options)
    watchRefusals(context)
    return context
  }
}
