import { uncover } from './uncover'

interface Span {
  left: number
  right: number
}

/** Room for the outline of what has the focus. */
const OUTLINE = 6

/**
 * How far a row has to go sideways so that something in it is seen whole. Where rows snap, and where it is wider than
 * the row, it comes to stand at the beginning.
 */
export const wayToShow = ({ left, right }: Span, { left: start, right: end }: Span, isSnapped: boolean): number => {
  if (left >= start && right <= end) return 0
  return isSnapped || left < start || right - left > end - start ? left - start : right - end
}

/** Where a row shows what it holds: not under what sticks to its sides (its `scroll-padding`), and not beyond the screen. */
const frameOf = (row: HTMLElement, { scrollPaddingLeft, scrollPaddingRight }: CSSStyleDeclaration): Span => {
  const { left, right } = row.getBoundingClientRect()
  const [before, after] = [scrollPaddingLeft, scrollPaddingRight].map((padding) => parseFloat(padding) || 0)
  return {
    left: Math.max(left + (before ?? 0), 0),
    right: Math.min(right - (after ?? 0), document.documentElement.clientWidth),
  }
}

const reveal = (target: EventTarget | null): void => {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  for (let row = target.parentElement; row && row !== document.body; row = row.parentElement) {
    if (row.scrollWidth <= row.clientWidth) continue
    const style = getComputedStyle(row)
    if (style.overflowX !== 'auto' && style.overflowX !== 'scroll') continue
    const { left, right } = target.getBoundingClientRect()
    row.scrollLeft += wayToShow(
      { left: left - OUTLINE, right: right + OUTLINE },
      frameOf(row, style),
      style.scrollSnapType !== 'none',
    )
  }
  requestAnimationFrame(() => uncover(target))
}

/**
 * Scrolls rows that go on beyond the screen to what the keyboard's focus reaches in them: browsers leave what peeps in by
 * a pixel where it is, and know nothing of a column that stays in place above the others. Then the page, once the browser
 * has scrolled it, if something floats above the focus.
 */
export const revealFocus = (page: Document = document): void => {
  page.addEventListener('focusin', ({ target }) => reveal(target))
  reveal(page.activeElement)
}
