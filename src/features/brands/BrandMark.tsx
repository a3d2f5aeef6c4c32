import * as styles from './BrandMark.module.css'
import { hasMark } from './marks'

/** The mark of a brand in the colour of the text around it; its name stands beside it. */
export const BrandMark = ({ logo, name }: { logo: string; name: string }) =>
  hasMark(logo) ? (
    <span className={styles.mark} data-mark={logo} />
  ) : (
    <span className={styles.word} aria-hidden="true">
      {name.slice(0, 2)}
    </span>
  )
