import type { IconNode } from 'lucide'
import { cx } from './cx'
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

const drawn = new WeakMap<IconNode, string>()

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const draw = (of: IconNode): string =>
  of
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
      return `<${tag}${written.join('')}></${tag}>`
    })
    .join('')

const markupOf = (of: IconNode): string => {
  const found = drawn.get(of) ?? draw(of)
  drawn.set(of, found)
  return found
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
