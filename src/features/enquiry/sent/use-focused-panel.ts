import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Focuses a panel that takes the place of a form, and scrolls it into view with the room that its styles ask for.
 *
 * @param takesFocus false for an example, which took no form’s place
 */
export const useFocusedPanel = (takesFocus = true): RefObject<HTMLDivElement | null> => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  return panel
}
