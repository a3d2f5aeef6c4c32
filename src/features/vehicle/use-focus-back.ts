import type { FocusEvent } from 'react'
import { useEffect, useRef } from 'react'
import type { ControlPlace } from './next-control'
import { controlAt, placeOf } from './next-control'

/** Taken off the page, or still there and not to be seen: the browser takes the focus from it too, a moment later. */
const isGone = (element: Element): boolean => !element.isConnected || getComputedStyle(element).visibility === 'hidden'

interface Held {
  element: Element
  container: Element
  place: ControlPlace | null
}

/**
 * Where the focus goes when what had it was taken off the list: to the same control of the next item, else to what is
 * named here, or to the content of the page when that has gone along, instead of nowhere.
 *
 * @param change is another value whenever something may have gone
 * @param items selector of the items of a list that is gone through by keyboard; without it the focus goes to `target`
 * @returns `target` for the element that takes it (with `tabIndex={-1}`), `onFocus` for the container of what may go
 */
export const useFocusBack = <E extends HTMLElement>(change: unknown, items?: string) => {
  const target = useRef<E>(null)
  const last = useRef<Held | null>(null)
  useEffect(() => {
    const held = last.current
    if (held === null || !isGone(held.element)) return
    last.current = null
    if (document.activeElement !== document.body && document.activeElement !== held.element) return
    const next = items && held.place && controlAt(held.place, held.container, items)
    if (next) next.focus()
    else (target.current ?? document.querySelector('main'))?.focus({ preventScroll: true })
  }, [change, items])
  const onFocus = ({ target: element, currentTarget: container }: FocusEvent) => {
    last.current = { element, container, place: items ? placeOf(element, container, items) : null }
  }
  return { target, onFocus }
}
