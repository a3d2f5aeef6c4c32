import type { FeedMap } from './map'

/** The items of a list: an array, one value alone, or a text with separators. */
export const itemsOf = (raw: unknown, split = '|'): unknown[] => {
  if (Array.isArray(raw)) return raw
  if (typeof raw !== 'string') return [raw]
  return raw
    .split(split)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** Photos from their addresses; items that are photos already stay as they are. Their texts are added when the car is known. */
export const photosOf = (items: readonly unknown[], size: FeedMap['photoSize']): unknown[] =>
  items.map((item) => (typeof item === 'string' ? { url: item, alt: '', ...size } : item))

/**
 * Equipment from its labels.
 *
 * @param groups label → group; a label that is not in it counts as comfort
 */
export const equipmentOf = (items: readonly unknown[], groups: Record<string, string> = {}): unknown[] =>
  items.map((item) => (typeof item === 'string' ? { group: groups[item] ?? 'comfort', label: item, highlight: false } : item))
