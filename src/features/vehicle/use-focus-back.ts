import { useEffect, useRef } from 'react'

/**
 * Where the focus goes when what had it was taken off the list: to what is named here, instead of nowhere.
 *
 * @returns `target` for the element that takes it (with `tabIndex={-1}`), `onFocus` for the container of what may go
 */
export const useFocusBack = <E extends HTMLElement>(count: number) => {
  const target = useRef<E>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    if (last.current === null || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [count])
  const onFocus = (event: { target: Element }) => {
    last.current = event.target
  }
  return { target, onFocus }
}
