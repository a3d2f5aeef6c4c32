/**
 * Sends enquiries that a page could not send, while no page is open (Background Sync). It answers no request and caches
 * nothing. What it shares with src/features/enquiry/outbox: the names of the database, its stores and the tag.
 */
const openDatabase = () =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('vitrine-enquiries', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('outbox', { keyPath: 'key' })
      request.result.createObjectStore('notices', { keyPath: 'key' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const read = (database, ask) =>
  new Promise((resolve, reject) => {
    const request = ask(database.transaction('outbox').objectStore('outbox'))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Takes the enquiry out and leaves word for the next page, both or neither. */
const settle = (database, { key, draft }, { reference, receivedAt, state, confirmedByMail, wishPassed }) =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(['outbox', 'notices'], 'readwrite')
    transaction.objectStore('outbox').delete(key)
    transaction.objectStore('notices').put({
      key,
      draft,
      reference,
      receivedAt,
      isHeld: state === 'held',
      isConfirmedByMail: confirmedByMail === true,
      isWishPassed: wishPassed === true,
    })
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

/** States of an enquiry that has ended. See closed-states.ts. */
const CLOSED_STATES = ['cancelled', 'refused', 'erased']

/** A refusal, and an enquiry that has ended since, stay in the outbox: a page deals with them. */
const send = async (database, entry) => {
  const response = await fetch('/api/enquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': entry.key },
    body: entry.content,
    signal: AbortSignal.timeout(30_000),
  })
  if (response.ok) {
    const receipt = await response.json()
    if (!receipt?.reference) throw new Error('The response is not from the service.')
    if (!CLOSED_STATES.includes(receipt.state)) await settle(database, entry, receipt)
  } else if (response.status >= 500 || response.status === 429)
    throw new Error(`The server answered ${response.status}.`)
}

const tellPages = async () => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage('enquiries')
}

/** Milliseconds after which only a page deals with an enquiry: it says that it was not sent. See kept-enquiry.ts. */
const LIFETIME_MS = 30 * 86_400_000
const isExpired = ({ savedAt }) => Date.now() - Date.parse(savedAt) > LIFETIME_MS

/** Waits for a page that is sending the same enquiry. If that page settled or withdrew it, nothing is left to do. */
const sendInTurn = (database, key) =>
  navigator.locks.request(`vitrine-enquiry-${key}`, async () => {
    const entry = await read(database, (store) => store.get(key))
    if (entry === undefined || isExpired(entry)) return
    await send(database, entry)
    await tellPages()
  })

const sendAll = async () => {
  const database = await openDatabase()
  try {
    for (const key of await read(database, (store) => store.getAllKeys())) await sendInTurn(database, key)
  } finally {
    database.close()
  }
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('sync', (event) => {
  // A rejected promise makes the browser try again later.
  if (event.tag === 'enquiries') event.waitUntil(sendAll())
})
