import type { IconName } from './icon-names'

/** An icon that is part of its story's data: a page that shows it makes no request. */
export interface DrawnIcon {
  viewBox: string
  /** Lines of the drawing, cleaned by `cleanDrawing`. */
  body: string
}

/** What a block shows: a built-in icon, or a drawing. */
export type ChosenIcon = IconName | DrawnIcon

/** Why an icon that was named is not shown: no service has it, none answered in time, or its drawing cannot be used. */
export type IconFault = 'unknown' | 'unanswered' | 'unusable'

/** Drawings of the icons that stories name, by `iconKey`. */
export type IconDrawings = Pick<ReadonlyMap<string, DrawnIcon | IconFault>, 'get'>
