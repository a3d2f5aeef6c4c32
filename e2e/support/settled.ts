import type { BrowserContext, Page, Request } from '@playwright/test'

const pendingRequests = new WeakMap<BrowserContext, Set<Request>>()

/** Follows the requests of a context from now on, for `settled`. A context may be followed already. */
export const trackRequests = (context: BrowserContext): void => {
  if (pendingRequests.has(context)) return
  const pending = new Set<Request>()
  pendingRequests.set(context, pending)
  context.on('request', (request) => pending.add(request))
  context.on('requestfinished', (request) => pending.delete(request))
  context.on('requestfailed', (request) => pending.delete(request))
}

/** Resolves in the second frame after the browser had nothing to do, or after 5 s where a busy machine draws none. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const inSecondFrame = () => {
          requestAnimationFrame(() => requestAnimationFrame(() => done()))
          setTimeout(done, 5_000)
        }
        requestIdleCallback(inSecondFrame, { timeout: 5_000 })
      }),
  )

/** Resolves when React has taken over the served markup: the page announces itself to analytics from its first effect on. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      (window as unknown as { dataLayer?: { event?: string }[] }).dataLayer?.some(({ event }) => event === 'page_view'),
    undefined,
    // Every frame is asked for otherwise, which has the page drawn again.
    { polling: 50 },
  )
}

/**
 * Waits until a page has taken over the served markup, has no request under way and has painted the answers.
 *
 * @throws Error when the requests of the context are not tracked
 */
export const settled = async (page: Page): Promise<void> => {
  const pending = pendingRequests.get(page.context())
  if (!pending) throw new Error('trackRequests was not called for the context of the page')
  const isBusy = () => [...pending].some((request) => request.frame().page() === page)
  await hydrated(page)
  do await painted(page)
  while (isBusy())
}
