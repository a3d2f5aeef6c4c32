import type { Page } from '@playwright/test'

type Entry = Record<string, unknown>

/** What the page has told so far, the oldest first. */
export const layer = (page: Page): Promise<Entry[]> =>
  page.evaluate(() => (window as unknown as { dataLayer?: Entry[] }).dataLayer ?? [])

/** Waits until an event was told as often as that, and gives all of its name. */
export const toldOf = async (page: Page, name: string, times = 1): Promise<Entry[]> => {
  await page.waitForFunction(
    ([event, count]) =>
      ((window as unknown as { dataLayer?: Entry[] }).dataLayer ?? []).filter((entry) => entry['event'] === event)
        .length >= count,
    [name, times] as const,
    { polling: 100 },
  )
  return (await layer(page)).filter(({ event }) => event === name)
}
