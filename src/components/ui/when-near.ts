/** How far below the view a part begins to load, in pixels: about the time that a visitor takes to scroll there. */
const NEAR_PX = 600

/**
 * Calls back once when an element is near the view.
 *
 * @param onNear receives whether the element was near before the visitor scrolled
 * @param margin what counts as near, in pixels
 * @returns a function that stops observing
 */
export const whenNear = (element: Element, onNear: (isFromStart: boolean) => void, margin = NEAR_PX): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    onNear(true)
    return () => undefined
  }
  let isFirst = true
  const observer = new IntersectionObserver(
    (entries) => {
      const isFromStart = isFirst && window.scrollY === 0
      isFirst = false
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onNear(isFromStart)
    },
    { rootMargin: `${margin}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
