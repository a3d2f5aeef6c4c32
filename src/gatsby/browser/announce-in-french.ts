/** What Gatsby puts before the heading of the new page. */
const ENGLISH = /^Navigated to /

/**
 * Gatsby tells screen readers of every new address, in English alone. Its element says it in the page's language from now
 * on, once for each page: a filter changes the address too, but opens none, and whoever sets one must hear the count. Gatsby
 * reads back what it wrote.
 *
 * @param announcer Gatsby's live region
 * @param opened French, before the name of the page
 * @param pathOf path of the page that is open
 */
export const announceInFrench = (
  announcer: HTMLElement | null,
  opened: string,
  pathOf = () => window.location.pathname,
): void => {
  if (!announcer) return
  let told = ''
  let open = pathOf()
  Object.defineProperty(announcer, 'innerText', {
    configurable: true,
    get: () => told,
    set: (text: string) => {
      told = text
      if (pathOf() === open) return
      open = pathOf()
      announcer.textContent = text.replace(ENGLISH, `${opened} `)
    },
  })
}
