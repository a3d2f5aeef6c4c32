/** What was stored, whoever wrote it: entries that are none are passed over, the others stay. */
export const parseItems = <Item extends { id: number | string }>(
  stored: string | null,
  parse: (value: unknown) => Item | null,
  max = Infinity,
): Item[] => {
  if (stored === null) return []
  let value: unknown
  try {
    value = JSON.parse(stored)
  } catch {
    return []
  }
  const items = new Map<number | string, Item>()
  for (const one of Array.isArray(value) ? value : []) {
    const item = parse(one)
    if (item !== null && !items.has(item.id)) items.set(item.id, item)
  }
  return [...items.values()].slice(0, max)
}

/** Storage of a list. */
interface KeptStorage<Item> {
  /** Null where nothing is stored, or nothing else than was last read or written. */
  read: () => Item[] | null
  write: (items: Item[]) => void
  /** Whether the list will be found again after the page: false once it was refused, until it is written again. */
  lasts: () => boolean
}

/**
 * A list in localStorage. Storage may be off, full or forbidden: reading then tells nothing, so that the list in memory
 * holds as long as the page does. What did not change since it was last read or written tells nothing either, so that
 * nobody renders again for it.
 */
export const keptStorage = <Item extends { id: number | string }>(
  key: string,
  parse: (value: unknown) => Item | null,
  max?: number,
): KeptStorage<Item> => {
  let known: string | null | undefined
  let isBehind = false
  return {
    read: () => {
      if (typeof window === 'undefined' || isBehind) return null
      try {
        const stored = localStorage.getItem(key)
        if (stored === known) return null
        known = stored
        return parseItems(stored, parse, max)
      } catch {
        return null
      }
    },
    write: (items) => {
      const text = JSON.stringify(items)
      try {
        localStorage.setItem(key, text)
        known = text
        isBehind = false
      } catch {
        isBehind = true
      }
    },
    lasts: () => !isBehind,
  }
}
