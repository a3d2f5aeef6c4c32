import { useEffect, useRef, useState } from 'react'

/** How far below the screen something may be to count as near. */
const MARGIN = '600px'

/** Whether an element is in view or soon will be; once true it stays so. Without the browser’s help it is true at once. */
export const useNearView = <E extends Element>() => {
  const element = useRef<E>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (isNear || !target) return undefined
    if (typeof IntersectionObserver === 'undefined') {
      const timer = setTimeout(() => setNear(true))
      return () => clearTimeout(timer)
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [isNear])
  return { element, isNear }
}
