import type { IconName } from './icon-names'

/** An icon that came with its story: pages that show it ask nobody for it. */
export interface DrawnIcon {
  viewBox: string
  /** Lines of the drawing, cleaned by `cleanDrawing`. */
  body: string
}

/** What a block shows: an icon that every release has, or a drawing. */
export type ChosenIcon = IconName | DrawnIcon

/** Why an icon that was named is not shown: no service has it, none answered in time, or its drawing cannot be used. */
export type IconFault = 'unknown' | 'unanswered' | 'unusable'

/** Drawings of the icons that stories name, by `iconKey`. */
export type IconDrawings = Pick<ReadonlyMap<string, DrawnIcon | IconFault>, 'get'>
