import { useEffect, useRef } from 'react'

/**
 * Where the focus goes when what had it was taken off the list: to the heading, instead of nowhere.
 *
 * @returns `heading` for the element that takes it, `onFocus` for the container of what may go
 */
export const useFocusBack = (count: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    if (last.current === null || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [count])
  const onFocus = ({ target }: { target: Element }) => {
    last.current = target
  }
  return { heading, onFocus }
}
