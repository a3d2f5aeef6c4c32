import { chromium } from 'playwright-core'
import type { Browser, BrowserContext } from 'playwright-core'
import { BROWSER_ARGS } from '../../../e2e/support/browser-args'
import { findBrowser, findFullBrowser } from '../../../e2e/support/find-browser'

/** Path of the browser that measures everything. */
export const browserPath = async (): Promise<string> => (await findBrowser(process.env)).path

const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    // Playwright disables this cache, which visitors' browsers have.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })

export const launchBrowser = async (): Promise<Browser> => launch(await browserPath())

/** A full browser if there is one, otherwise the default one. */
export const launchFullBrowser = async (): Promise<Browser> =>
  launch(findFullBrowser(process.env) ?? (await browserPath()))

/** A first-time visitor with the phone that Lighthouse simulates. */
export const phone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-LU',
    timezoneId: 'Europe/Luxembourg',
  })

/** A first-time visitor with a desktop screen. */
export const desk = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-LU', timezoneId: 'Europe/Luxembourg' })
