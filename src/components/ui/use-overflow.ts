import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

const NONE = { left: false, right: false }

/** Whether there is more to see at the left or the right of what scrolls sideways. */
export const useOverflow = (region: RefObject<HTMLElement | null>, columns: number) => {
  const [more, setMore] = useState(NONE)
  useEffect(() => {
    const element = region.current
    if (!element) return undefined
    const update = () => {
      const left = element.scrollLeft > 1
      const right = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      setMore((known) => (known.left === left && known.right === right ? known : { left, right }))
    }
    update()
    element.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      element.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [region, columns])
  return more
}
