import type { Page } from '@playwright/test'
import { settled } from './settled'

/** Scrolls to the end, so that everything that is loaded when it comes near is loaded. */
export const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // A busy machine may draw no frame for long.
    const second = () => new Promise((resolve) => setTimeout(resolve, 1_000))
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await Promise.race([frame(), second()])
    }
  })
  await settled(page)
}
