import type { IconNode } from 'lucide'
import { cx } from './cx'
import { markupOf } from './glyph-markup'
import * as styles from './Glyph.module.css'

interface Props {
  /** What is drawn, on 24 by 24. */
  of: IconNode
  /** Pixels. */
  size?: number
  /** Of the 24; thinner where it is drawn large. */
  strokeWidth?: number
  className?: string
}

/**
 * A decorative drawing in the colour of the text around it. Its lines are markup made once: as elements, the hundreds of a
 * list took an eighth of the time to render it, on the server and again in the browser.
 */
export const Glyph = ({ of, size = 24, strokeWidth = 1.75, className }: Props) => (
  <svg
    className={cx(styles.glyph, className)}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden
    strokeWidth={strokeWidth}
    dangerouslySetInnerHTML={{ __html: markupOf(of) }}
  />
)
