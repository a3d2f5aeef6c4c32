import { FOOTER_ID } from '../../config/footer-id'
import { FRESH, LAID_OUT } from '../../config/inline-scripts/fresh'

/** Milliseconds after the page was taken over, in which what the visitor looks at comes first. */
const WAIT_MS = 1_000

/**
 * Elements that `base.css` hides from layout until they are near the view. Cards inside a part are laid out with it: if its code loads
 * late, they are not hydrated yet, and React would warn about an attribute it did not render.
 */
const PARTS = ['.as-is', '.cards > :not(.as-is *)', `#${FOOTER_ID}`]

/** Lays out the part that has the focus: a list that opens over the edge of a part would be cut off. */
const layOutFocused = (page: Document): void => {
  for (const part of PARTS) page.activeElement?.closest(part)?.setAttribute(LAID_OUT, '')
}

/**
 * Lays out what is far from the view once nothing else is to be done, part by part, so that a later scroll is smooth and
 * every size is known.
 *
 * @param whenIdle runs a task when the page is idle
 */
export const layOutRest = (whenIdle: (task: () => void) => void, page: Document = document): void => {
  const root = page.documentElement
  if (!root.hasAttribute(FRESH)) return
  layOutFocused(page)
  page.addEventListener('focusin', () => layOutFocused(page))
  const parts = [...page.querySelectorAll(PARTS.join())]
  const next = (): void => {
    const part = parts.shift()
    if (!part) return root.removeAttribute(FRESH)
    part.setAttribute(LAID_OUT, '')
    whenIdle(next)
  }
  setTimeout(() => whenIdle(next), WAIT_MS)
}
