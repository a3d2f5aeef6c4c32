import type { PageKind } from '../limits'

/**
 * The effect of a click: a heart that looks pressed, a vehicle in the stored favourites or comparison, an open dialog, a panel
 * with another text, a filtered list, a field that keeps its text.
 */
export type Effect = 'pressed' | 'kept' | 'compared' | 'dialog' | 'panel' | 'filtered' | 'typed'

/** A control that does nothing without scripts. */
export interface Target {
  name: string
  kind: PageKind
  device: 'phone' | 'desk'
  selector: string
  /** Index among the matching elements. */
  nth: number
  effect: Effect
  /** Whether it hides or covers the other targets, so that it must be clicked last. */
  isLast: boolean
}

const HEART = 'main article button[aria-pressed]'
/** Of the list: the first opens its filters, the second the price display. */
const OPENS = 'main button[aria-haspopup="dialog"]'
const COMPARE = 'main article input[type="checkbox"]'
const target = (
  name: string,
  [kind, device]: readonly [PageKind, Target['device']],
  selector: string,
  effect: Effect,
  nth = 0,
): Target => ({ name, kind, device, selector, nth, effect, isLast: effect === 'dialog' || effect === 'filtered' })

const MENU = 'header button[aria-label="Menu"]'

/** Targets whose first click is timed: a filter, a heart, a tab, the menu. */
export const FIRST: readonly Target[] = [
  target('filter beside the list', ['stock', 'desk'], 'main input[type="checkbox"][value="diesel"]', 'filtered'),
  target('filters over the list', ['stock', 'phone'], OPENS, 'dialog'),
  target('price display', ['stock', 'phone'], OPENS, 'dialog', 1),
  target('heart on a card', ['stock', 'phone'], HEART, 'pressed'),
  target('heart on a card of the home page', ['home', 'phone'], HEART, 'pressed'),
  target('tab of the prices', ['vehicle', 'phone'], 'main aside fieldset input[type="radio"]:not(:checked)', 'panel'),
  target('menu', ['home', 'phone'], MENU, 'dialog'),
]

/** Targets of early clicks. A heart that looks pressed may still be lost. */
export const EARLY: readonly Target[] = [
  ...FIRST.map((one) => (one.effect === 'pressed' ? { ...one, effect: 'kept' as const } : one)),
  ...[1, 2, 3].map((nth) => target(`heart ${nth + 1}`, ['stock', 'phone'], HEART, 'kept', nth)),
  ...[0, 1, 2].map((nth) => target(`heart ${nth + 1}`, ['stock', 'desk'], HEART, 'kept', nth)),
  ...[0, 1].map((nth) => target(`comparison ${nth + 1}`, ['stock', 'phone'], COMPARE, 'compared', nth)),
  target('comparison', ['home', 'phone'], COMPARE, 'compared', 1),
  target('photos', ['vehicle', 'phone'], 'main button:has(img)', 'dialog'),
  target('search of the equipment', ['vehicle', 'phone'], 'main input[type="search"]', 'typed'),
  target('name in a form', ['contact', 'phone'], 'main input[name="name"]', 'typed'),
  target('menu', ['contact', 'phone'], MENU, 'dialog'),
  target('menu', ['faq', 'phone'], MENU, 'dialog'),
  target('menu', ['stock', 'phone'], MENU, 'dialog'),
]
