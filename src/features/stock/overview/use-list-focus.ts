import { useEffect, useRef } from 'react'
import { useFocusBack } from '../../vehicle/use-focus-back'

/**
 * Keeps the focus on the list: when what had it is gone (a filter that was taken off, a proposal that was followed),
 * and when another page of the list was opened, whose vehicles stand far above the link that was followed.
 *
 * @param change is another value whenever something may have gone
 */
export const useListFocus = (change: string, page: number) => {
  const { target, onFocus } = useFocusBack<HTMLElement>(change)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const focused = document.activeElement
    if (focused?.closest('nav') && target.current?.contains(focused)) target.current.focus({ preventScroll: true })
  }, [page, target])
  return { target, onFocus }
}
