import type { ReactNode } from 'react'
import * as styles from './stock.module.css'

/** What editors wrote above a list, kept low: people come for the list. */
export const ListOpening = ({ children }: { children: ReactNode }) => <div className={styles.opening}>{children}</div>
