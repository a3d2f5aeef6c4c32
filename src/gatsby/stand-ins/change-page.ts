/**
 * A page that is shown later than this after the click, in ms, gets no transition: the visitor has waited already, or the device is
 * slow, and the pictures of both pages cost it as much again.
 */
const PROMPT_MS = 40

/** When the visitor followed a link whose page is not shown yet. */
let askedAt: number | null = null

/**
 * Called when the visitor follows a link.
 *
 * @param at when they clicked, on the clock of `performance.now()`; null for a click on anything else
 */
export const notePageAsked = (at: number | null): void => {
  askedAt = at
}

const isPrompt = (): boolean => {
  const waited = askedAt === null ? 0 : performance.now() - askedAt
  askedAt = null
  return waited < PROMPT_MS
}

/** The name of a picture that both pages show, as `view-transition-name` in CSS. */
const PICTURE = 'picture'

type Pictured = HTMLElement | null

/** The picture of the card that leads to a page. */
const cardPicture = (pathname: string): Pictured =>
  document.querySelector(`main a[href="${pathname}"]`)?.closest('article, li')?.querySelector('img') ?? null

/** The picture that a page loads first. */
const firstPicture = (): Pictured => document.querySelector<HTMLElement>('main img[fetchpriority="high"]')

const setName = (picture: Pictured, name: string): void => picture?.style.setProperty('view-transition-name', name)

/** Whether this browser can move from page to page, and the visitor wants things to move. */
const moves = (): boolean =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  window.matchMedia('(prefers-reduced-motion: no-preference)').matches

/**
 * Shows another page, with a short transition where the browser has them, the visitor wants them and has not waited: the picture of a
 * card grows into that of its page, and shrinks back. Another state of the same page, such as other filters, is just shown.
 *
 * @param from path of the page that is left
 * @param to path of the page that is shown
 * @param show renders it; resolves when that is done
 */
export const changePage = (from: string, to: string, show: () => Promise<void>): void => {
  if (!isPrompt() || from === to || !moves()) {
    void show()
    return
  }
  const card = cardPicture(to)
  const before = card ?? firstPicture()
  setName(before, PICTURE)
  let after: Pictured = null
  const transition = document.startViewTransition(async () => {
    await show()
    setName(before, '')
    after = card ? firstPicture() : cardPicture(from)
    setName(after, PICTURE)
  })
  // A transition that the browser skips, because another one starts or the tab is hidden, shows the page all the same.
  transition.ready.catch(() => undefined)
  void transition.finished.then(() => setName(after, ''))
}
