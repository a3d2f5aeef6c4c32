import { useCallback, useEffect } from 'react'
import type { RefObject } from 'react'

const openOf = (root: HTMLElement | null) => root?.querySelector<HTMLDetailsElement>('details[open]') ?? null

/**
 * Closes the open `details` inside an element: on Escape (focus goes back to its summary), when focus or a click goes
 * elsewhere, and when the returned function is called.
 */
export const useCloseDetails = (root: RefObject<HTMLElement | null>): (() => void) => {
  const close = useCallback(() => openOf(root.current)?.removeAttribute('open'), [root])
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const open = key === 'Escape' ? openOf(root.current) : null
      if (!open) return
      open.removeAttribute('open')
      open.querySelector('summary')?.focus()
    }
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [root, close])
  return close
}
