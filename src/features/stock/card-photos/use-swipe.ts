import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Pixels that a finger moves sideways before it is a swipe. */
const SWIPE_PX = 36

/**
 * Calls back when a finger swipes sideways over the photo of a card: with 1 for the next, -1 for the previous one. A swipe
 * does not follow the link that covers the card; moving up and down scrolls as usual.
 */
export const useSwipe = (
  element: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onSwipe: (by: 1 | -1) => void,
): void => {
  const swipe = useRef(onSwipe)
  useEffect(() => {
    swipe.current = onSwipe
  })
  useEffect(() => {
    const area = element.current
    const card = area?.closest('article')
    if (!isWanted || !area || !card) return
    let start: { x: number; y: number } | null = null
    const begin = ({ touches }: TouchEvent): void => {
      const [touch] = touches
      const { bottom } = area.getBoundingClientRect()
      start = touch && touch.clientY <= bottom ? { x: touch.clientX, y: touch.clientY } : null
    }
    const end = (event: TouchEvent): void => {
      const [touch] = event.changedTouches
      if (!start || !touch) return
      const [across, down] = [touch.clientX - start.x, touch.clientY - start.y]
      start = null
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return
      if (event.cancelable) event.preventDefault()
      swipe.current(across < 0 ? 1 : -1)
    }
    card.addEventListener('touchstart', begin, { passive: true })
    card.addEventListener('touchend', end)
    return () => {
      card.removeEventListener('touchstart', begin)
      card.removeEventListener('touchend', end)
    }
  }, [element, isWanted])
}
