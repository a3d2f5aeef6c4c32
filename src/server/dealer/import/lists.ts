import type { FeedMap } from './map'

/** An XML element with attributes keeps its text apart. */
export const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '#text' in value ? value['#text'] : value

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** The items of a list: an array, one value alone, or a text with separators. */
export const itemsOf = (raw: unknown, split = '|'): unknown[] => {
  const items: unknown[] = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(split) : [raw]
  return items.map((item) => trimmed(plain(item))).filter((item) => item !== '')
}

/** Photos from their addresses; items that are photos already stay as they are. Their texts are added when the car is known. */
export const photosOf = (items: readonly unknown[], size: FeedMap['photoSize']): unknown[] =>
  items.map((item) => (typeof item === 'string' ? { url: item, alt: '', ...size } : item))

/** What a word of the feed stands for; capitals do not matter. */
export const translationOf = (text: string, values: Readonly<Record<string, string>> = {}): string | undefined => {
  const word = text.trim().toLowerCase()
  return Object.entries(values).find(([from]) => from.trim().toLowerCase() === word)?.[1]
}

/**
 * Equipment from its labels.
 *
 * @param groups label → group; a label that is not in it counts as comfort
 */
export const equipmentOf = (items: readonly unknown[], groups?: Record<string, string>): unknown[] =>
  items.map((item) =>
    typeof item === 'string'
      ? { group: translationOf(item, groups) ?? 'comfort', label: item, highlight: false }
      : item,
  )
