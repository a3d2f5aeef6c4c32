import { markupOf } from './glyph-markup'
import type { IconName } from '../../domain/icons/icon-names'
import { ICONS } from './icons'

/** Markup of an icon; null while it is not loaded, which never happens on the server. */
export const iconDrawing = (name: IconName): string | null => markupOf(ICONS[name])

/** Loads the drawings. */
export const loadDrawings = (): Promise<unknown> => Promise.resolve()
