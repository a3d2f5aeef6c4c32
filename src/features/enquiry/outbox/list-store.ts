import { parseEntry } from './outbox-store'
import type { OutboxEntry, OutboxStore } from './outbox-store'

const STORED = 'vitrine.outbox-entries'

const readStored = (): OutboxEntry[] => {
  const value: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
  return (Array.isArray(value) ? value : []).flatMap((one) => parseEntry(one) ?? [])
}

/** The outbox in localStorage, for browsers that refuse a database. @throws when that is refused too */
export const openListStore = (): OutboxStore => {
  const write = (entries: OutboxEntry[]) => localStorage.setItem(STORED, JSON.stringify(entries))
  write(readStored())
  return {
    put: async (entry) => write([...readStored().filter(({ key }) => key !== entry.key), entry]),
    remove: async (key) => write(readStored().filter((entry) => entry.key !== key)),
    all: async () => readStored(),
    takeNotices: async () => [],
  }
}

/** The outbox of a page where nothing can be stored. */
export const openPageStore = (): OutboxStore => {
  const entries = new Map<string, OutboxEntry>()
  return {
    put: async (entry) => void entries.set(entry.key, entry),
    remove: async (key) => void entries.delete(key),
    all: async () => [...entries.values()],
    takeNotices: async () => [],
  }
}
