import type { ReactNode } from 'react'
import * as styles from './Chip.module.css'

interface Props {
  /** ink: a state; paper: a reduction, on photos; success and warning as they say. */
  tone?: 'ink' | 'paper' | 'success' | 'warning'
  children: ReactNode
}

/** A short word over a photo or beside a title. */
export const Chip = ({ tone = 'ink', children }: Props) => (
  <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>
)
