import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Screens narrower than this, in px, have no room for the notice beside what else stands at their lower edge. */
const NARROW = 1100
/** Space below an element at the lower edge, in px. */
const MARGIN = 16
/** Right edge of the button of the assistant on a wide screen, in px. */
const ASSISTANT = 92

/**
 * Places an element at the lower left edge so that it covers nothing that stands there. On a narrow screen, messages and
 * links move above it by the variable that they follow (`--dock`), which the comparison tray sets itself. On a wide
 * one it stands beside the button of the assistant.
 */
export const useDock = (element: RefObject<HTMLElement | null>): void =>
  // After every render: the lines of the element come and go.
  useEffect(() => {
    const root = document.documentElement
    const measure = (): void => {
      const isNarrow = window.innerWidth < NARROW
      if (element.current) element.current.style.left = `${isNarrow ? MARGIN : ASSISTANT + MARGIN}px`
      const height = element.current?.getBoundingClientRect().height ?? 0
      if (height > 0 && isNarrow && root.dataset['tray'] === undefined)
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
