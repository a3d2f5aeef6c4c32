/** What Gatsby puts before the heading of the new page. */
const ENGLISH = /^Navigated to /

/**
 * Gatsby tells screen readers of every new page, in English alone. Its element says it in the page's language from now
 * on; Gatsby reads back what it wrote, so that a filter, which is no new page, is not told again.
 *
 * @param announcer Gatsby's live region
 * @param opened French, before the name of the page
 */
export const announceInFrench = (announcer: HTMLElement | null, opened: string): void => {
  if (!announcer) return
  let told = ''
  Object.defineProperty(announcer, 'innerText', {
    configurable: true,
    get: () => told,
    set: (text: string) => {
      told = text
      announcer.textContent = text.replace(ENGLISH, `${opened} `)
    },
  })
}
