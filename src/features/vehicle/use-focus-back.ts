import { useEffect, useRef } from 'react'

/** Taken off the page, or still there and not to be seen: the browser takes the focus from it too, a moment later. */
const isGone = (element: Element): boolean => !element.isConnected || getComputedStyle(element).visibility === 'hidden'

/**
 * Where the focus goes when what had it was taken off the list: to what is named here, or to the content of the page when
 * that has gone along, instead of nowhere.
 *
 * @param change is another value whenever something may have gone
 * @returns `target` for the element that takes it (with `tabIndex={-1}`), `onFocus` for the container of what may go
 */
export const useFocusBack = <E extends HTMLElement>(change: unknown) => {
  const target = useRef<E>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const before = last.current
    if (before === null || !isGone(before)) return
    last.current = null
    if (document.activeElement !== document.body && document.activeElement !== before) return
    ;(target.current ?? document.querySelector('main'))?.focus({ preventScroll: true })
  }, [change])
  const onFocus = (event: { target: Element }) => {
    last.current = event.target
  }
  return { target, onFocus }
}
