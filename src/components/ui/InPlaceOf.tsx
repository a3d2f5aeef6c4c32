import type { ReactNode } from 'react'
import * as styles from './InPlaceOf.module.css'

interface Props {
  /** What stood here before. */
  was: ReactNode
  children: ReactNode
}

/** Shows something in the room of what stood there before, which stays when the new is shorter: nothing below moves. */
export const InPlaceOf = ({ was, children }: Props) => (
  <span className={styles.place}>
    <span className={styles.was} aria-hidden>{was}</span>
    <span>{children}</span>
  </span>
)
