import type { ReactNode } from 'react'
import * as styles from './BelowView.module.css'
import { useBelowView } from './use-below-view'

/** A part of a page below the first view: rendered after that was painted, where a link opened the page. */
export const BelowView = ({ children }: { children: ReactNode }) =>
  useBelowView() ? children : <div className={styles.room} />
