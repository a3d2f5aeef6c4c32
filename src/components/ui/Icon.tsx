import type { ChosenIcon } from '../../domain/icons/drawn-icon'
import type { IconName } from '../../domain/icons/icon-names'
import { cx } from './cx'
import * as styles from './Glyph.module.css'
import { iconDrawing, loadDrawings } from './icon-drawings'

interface Props {
  /** Of the icons that every release has, or the drawing of another that came with the story. */
  name: ChosenIcon
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
  const [drawing, viewBox, ref] =
    typeof name === 'object' ? [name.body, name.viewBox] : [iconDrawing(name), '0 0 24 24', fillerOf(name)]
  return (
    <svg
      ref={ref}
      className={cx(styles.glyph, className)}
      width={size}
      height={size}
      viewBox={viewBox}
      aria-hidden
      strokeWidth={1.75}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawing ?? '' }}
    />
  )
}
