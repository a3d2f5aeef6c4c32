import { openDatabaseStore } from './database-store'
import { openListStore, openPageStore } from './list-store'
import type { OutboxEntry, OutboxStore } from './outbox-store'

export interface Outbox extends Omit<OutboxStore, 'put'> {
  /** @returns whether the entry is found again after the page */
  put: (entry: OutboxEntry) => Promise<boolean>
}

/** Milliseconds after which a database that does not open counts as none. */
const PATIENCE_MS = 3_000

const inTime = <Result>(task: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database of the browser did not open.')), PATIENCE_MS)
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Null where the browser stores nothing. */
const openLasting = async (): Promise<OutboxStore | null> => {
  try {
    return await inTime(openDatabaseStore())
  } catch {
    try {
      return openListStore()
    } catch {
      return null
    }
  }
}

/** Reads a list, empty if the browser erased the site's data while the page was open. */
const readList = async <Item>(read: () => Promise<Item[]> | undefined): Promise<Item[]> => {
  try {
    return (await read()) ?? []
  } catch {
    return []
  }
}

const open = async (): Promise<Outbox> => {
  const lasting = await openLasting()
  const page = openPageStore()
  return {
    async put(entry) {
      try {
        if (!lasting) throw new Error('Nothing can be stored.')
        await lasting.put(entry)
        return true
      } catch {
        // Full, or refused by now.
        await page.put(entry)
        return false
      }
    },
    async remove(key) {
      await page.remove(key)
      try {
        await lasting?.remove(key)
      } catch {
        // It is sent once more, and the server recognises it by its key.
      }
    },
    all: async () => [...(await readList(() => lasting?.all())), ...(await page.all())],
    takeNotices: () => readList(() => lasting?.takeNotices()),
  }
}

let opened: Promise<Outbox> | null = null

/** Enquiries that are not yet acknowledged, in the best place that the browser offers. */
export const openOutbox = (): Promise<Outbox> => (opened ??= open())
