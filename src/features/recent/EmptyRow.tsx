import { NBSP } from '../../domain/format/number'
import * as styles from './recent.module.css'

/** As many empty cards as are on their way, of the same height. */
export const EmptyRow = ({ count }: { count: number }) => (
  <ul className={styles.row} aria-busy>
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={styles.empty}>
        <i />
        <b>{NBSP}</b>
        <small>{NBSP}</small>
        <span>{NBSP}</span>
      </li>
    ))}
  </ul>
)
