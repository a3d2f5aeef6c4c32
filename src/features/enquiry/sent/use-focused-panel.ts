import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Focuses a panel that takes the place of a form, and scrolls it into view with the room that its styles ask for. */
export const useFocusedPanel = (): RefObject<HTMLDivElement | null> => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return panel
}
