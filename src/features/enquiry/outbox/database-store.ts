import { parseEntry, parseNotice } from './outbox-store'
import type { OutboxStore } from './outbox-store'

/** Names are known to `static/enquiry-sync.js` too. */
const DATABASE = 'vitrine-enquiries'
const ENTRIES = 'outbox'
const NOTICES = 'notices'

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database of the browser failed.'))
  })

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ENTRIES, { keyPath: 'key' })
    request.result.createObjectStore(NOTICES, { keyPath: 'key' })
  }
  return resultOf(request)
}

/** Resolves when what was written is on its way to the disk. */
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser refused to store an enquiry.'))
  })

/** The outbox in IndexedDB, where the service worker reads it too. @throws when the browser has or allows none */
export const openDatabaseStore = async (): Promise<OutboxStore> => {
  const database = await openDatabase()
  // Another tab may erase or renew it.
  database.onversionchange = () => database.close()
  const write = async (name: string, change: (store: IDBObjectStore) => void): Promise<void> => {
    const transaction = database.transaction(name, 'readwrite')
    change(transaction.objectStore(name))
    await finished(transaction)
  }
  const readAll = (name: string): Promise<unknown[]> =>
    resultOf(database.transaction(name).objectStore(name).getAll() as IDBRequest<unknown[]>)
  return {
    put: (entry) => write(ENTRIES, (store) => store.put(entry)),
    remove: (key) => write(ENTRIES, (store) => store.delete(key)),
    all: async () =>
      (await readAll(ENTRIES))
        .flatMap((value) => parseEntry(value) ?? [])
        .sort((a, b) => a.savedAt.localeCompare(b.savedAt)),
    takeNotices: async () => {
      const notices = (await readAll(NOTICES)).flatMap((value) => parseNotice(value) ?? [])
      if (notices.length > 0) await write(NOTICES, (store) => store.clear())
      return notices
    },
  }
}
