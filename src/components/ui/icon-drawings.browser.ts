import { afterPaint } from './after-paint'
import { markupOf } from './glyph-markup'
import type { IconName } from '../../domain/icons/icon-names'
import type { ICONS as AllIcons } from './icons'

let icons: typeof AllIcons | null = null
let loading: Promise<void> | null = null

/** Replaces `icon-drawings.ts` in the browser, because the server's HTML already contains the drawings. */
export const iconDrawing = (name: IconName): string | null => icons && markupOf(icons[name])

/**
 * Loads the drawings for icons that are rendered in the browser, once the page with them is painted. A failed load is retried
 * with the next icon.
 */
export const loadDrawings = (): Promise<void> =>
  (loading ??= new Promise<void>(afterPaint)
    .then(() => import(/* webpackChunkName: "icons" */ './icons'))
    .then(
      ({ ICONS }) => void (icons = ICONS),
      () => void (loading = null),
    ))
