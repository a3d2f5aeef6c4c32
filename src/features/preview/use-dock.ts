import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Screens narrower than this, in px, have no room for the notice beside what else stands at their lower edge. */
const NARROW = 1100
/** Space below an element at the lower edge, in px. */
const MARGIN = 16

/**
 * Moves messages and links at the lower edge of a narrow screen above an element that stands there, by the variable that
 * they follow (`--dock`). The comparison tray sets the variable itself.
 */
export const useDock = (element: RefObject<Element | null>): void =>
  // After every render: the lines of the element come and go.
  useEffect(() => {
    const root = document.documentElement
    const measure = (): void => {
      const height = element.current?.getBoundingClientRect().height ?? 0
      if (height > 0 && window.innerWidth < NARROW && root.dataset['tray'] === undefined)
        root.style.setProperty('--dock', `${Math.ceil(height) + MARGIN}px`)
      else root.style.removeProperty('--dock')
    }
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      root.style.removeProperty('--dock')
    }
  })
