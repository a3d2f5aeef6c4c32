import type { ReactNode } from 'react'
import * as styles from './InPlaceOf.module.css'

interface Props {
  /** What stood here before. */
  was: ReactNode
  children: ReactNode
  /** What holds both: `div` around more than a line. */
  as?: 'span' | 'div'
}

/** Shows something in the room of what stood there before, which stays when the new is shorter: nothing below moves. */
export const InPlaceOf = ({ was, children, as: Room = 'span' }: Props) => (
  <Room className={styles.place}>
    <Room className={styles.was} aria-hidden>
      {was}
    </Room>
    <Room>{children}</Room>
  </Room>
)
