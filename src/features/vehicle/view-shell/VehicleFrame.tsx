import type { ReactNode } from 'react'
import { AsServed } from '../../../components/ui/AsServed'
import * as styles from './view-shell.module.css'

/** Around a vehicle in its page: the part that the shell of a view takes the place of. */
export const VehicleFrame = ({ children }: { children: ReactNode }) => <div className={styles.frame}>{children}</div>

/** The same as the host served it, on a direct visit to a view: the shell and the vehicle behind it, none of it React's. */
export const ServedFrame = () => <AsServed className={styles.frame} />
