import type { Page } from '@playwright/test'

/** Tells the host which language the visitor reads. It is the site's own, so it needs no consent. */
const OWN_COOKIE = 'vitrine_locale'

/** What the stand-ins note on the page. */
export interface Noted {
  /** The data layer when the tag manager's script began to run. */
  layerAtStart?: unknown[][]
  /** Parameters that the booking widget was opened with. */
  bookings?: Record<string, unknown>[]
}

export const notedOn = (page: Page): Promise<Noted> =>
  page.evaluate(() => {
    const { layerAtStart, bookings } = window as unknown as Noted
    return { layerAtStart, bookings }
  })

/** What outside services have left in the browser and on the page. */
export interface Traces {
  cookies: string[]
  /** Names of the entries of both storages, those of the site included. */
  stored: string[]
  /** Ids of the script elements of other hosts. */
  scripts: string[]
  /** Connections to other hosts that the page asks for in advance. */
  hints: string[]
}

export const tracesOn = async (page: Page): Promise<Traces> => ({
  cookies: (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => name !== OWN_COOKIE)
    .sort(),
  ...(await page.evaluate(() => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    scripts: [...document.querySelectorAll('script[src^="https:"]')].map(({ id }) => id).sort(),
    hints: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preconnect], link[rel=dns-prefetch]')].map(
      ({ href }) => href,
    ),
  }))),
})
