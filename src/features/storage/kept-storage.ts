import type { PersistStorage } from 'zustand/middleware'

export interface Kept<Item> {
  items: Item[]
}

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

/** zustand’s storage of a list, which knows whether it was written. */
export interface KeptStorage<Item> extends PersistStorage<Kept<Item>> {
  /** Whether the list will be found again after the page: false once it was refused, until it is written again. */
  lasts: () => boolean
}

/**
 * A list in localStorage, for zustand’s `persist`. Storage may be off, full or forbidden: reading then tells nothing,
 * so that the list in memory holds as long as the page does. What did not change since it was last read or written
 * tells nothing either, so that nobody renders again for it.
 */
export const keptStorage = <Item extends { id: number | string }>(
  parse: (value: unknown) => Item | null,
  max?: number,
): KeptStorage<Item> => {
  let known: string | null | undefined
  let isBehind = false
  return {
    getItem: (name) => {
      if (typeof window === 'undefined' || isBehind) return null
      try {
        const stored = localStorage.getItem(name)
        if (stored === known) return null
        known = stored
        return { state: { items: parseItems(stored, parse, max) } }
      } catch {
        return null
      }
    },
    setItem: (name, { state }) => {
      const text = JSON.stringify(state.items)
      try {
        localStorage.setItem(name, text)
        known = text
        isBehind = false
      } catch {
        isBehind = true
      }
    },
    removeItem: () => undefined,
    lasts: () => !isBehind,
  }
}
