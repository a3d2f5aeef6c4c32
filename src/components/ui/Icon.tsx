import { cx } from './cx'
import * as styles from './Glyph.module.css'
import { iconDrawing, loadDrawings } from './icon-drawings'
import { isIconName } from './icon-names'
import type { IconName } from './icon-names'

interface Props {
  /** A name of the list; any other, as an editor may type it, shows nothing. */
  name: IconName | (string & {})
  /** Pixels: 20 beside text of 16 px, 16 beside smaller text. */
  size?: number
  className?: string
}

const fillers = new Map<IconName, (svg: SVGSVGElement | null) => void>()

/** Draws an icon that came into the page empty, once its drawing is loaded. */
const fillerOf = (name: IconName) => {
  const found = fillers.get(name)
  if (found) return found
  const fill = (svg: SVGSVGElement | null): void => {
    if (!svg || svg.firstChild) return
    void loadDrawings().then(() => {
      if (!svg.firstChild) svg.innerHTML = iconDrawing(name) ?? ''
    })
  }
  fillers.set(name, fill)
  return fill
}

/**
 * A decorative icon in the colour of the surrounding text, which carries the meaning. The server renders the drawing and
 * hydration keeps it, so that pages do not load all drawings a second time as script.
 */
export const Icon = ({ name, size = 20, className }: Props) => {
  if (!isIconName(name)) return null
  const drawing = iconDrawing(name)
  return (
    <svg
      ref={drawing === null ? fillerOf(name) : undefined}
      className={cx(styles.glyph, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden
      strokeWidth={1.75}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawing ?? '' }}
    />
  )
}
