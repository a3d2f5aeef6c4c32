import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import * as styles from './compare.module.css'

interface Props {
  names: { id: number; name: string; variant: string }[]
  head: RefObject<HTMLElement | null>
  /** What scrolls sideways. */
  region: RefObject<HTMLElement | null>
}

/**
 * Names over their columns while the table’s own head is out of view. What scrolls sideways cannot also hold a row at
 * the top of the screen, so this one stands before it and follows. Only for the eye: the table has its headers.
 */
export const CompareStickyNames = ({ names, head, region }: Props) => {
  const [isShown, setShown] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [own, other] = [row.current, region.current]
    if (!own || !other) return undefined
    const follow = () => {
      own.style.transform = `translateX(${-other.scrollLeft}px)`
    }
    follow()
    other.addEventListener('scroll', follow, { passive: true })
    return () => other.removeEventListener('scroll', follow)
  }, [region])
  useEffect(() => {
    const update = () => {
      const top = (row.current?.parentElement?.getBoundingClientRect().top ?? 0) + 1
      const table = region.current?.getBoundingClientRect()
      setShown(
        head.current !== null &&
          table !== undefined &&
          head.current.getBoundingClientRect().bottom < top + 24 &&
          table.bottom > top + 120,
      )
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [head, region])
  return (
    <div className={styles.sticky} aria-hidden="true">
      <div className={isShown ? styles.names : `${styles.names} ${styles.off}`}>
        <div ref={row}>
          {names.map(({ id, name, variant }) => (
            <p key={id}>
              <b>{name}</b>
              <small>{variant}</small>
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}
