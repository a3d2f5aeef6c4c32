import { readFileSync } from 'node:fs'
import { CLOSED_STATES } from '../../../domain/enquiry/closed-states'
import { OUTBOX_LIFETIME_MS } from '../../../domain/enquiry/kept-enquiry'
import { parseNotice } from './outbox-store'

const SCRIPT = readFileSync('static/enquiry-sync.js', 'utf8')

interface Pending<Result> {
  result: Result
  onsuccess?: () => void
  oncomplete?: () => void
}
interface Stored {
  key: string
}

/** Calls back as a database of a browser does, after the code that asked has set its listeners. */
const soon = <Result>(result: Result, ready: (pending: Pending<Result>) => void): Pending<Result> => {
  const pending: Pending<Result> = { result }
  setTimeout(() => ready(pending))
  return pending
}
const request = <Result>(result: Result) => soon(result, ({ onsuccess }) => onsuccess?.())

/** The two stores of the outbox, without anything that the worker does not use. */
const openStores = (entries: readonly Stored[]) => {
  const stores = {
    outbox: new Map(entries.map((entry) => [entry.key, entry])),
    notices: new Map<string, Stored>(),
  }
  const objectStore = (name: keyof typeof stores) => ({
    get: (key: string) => request(stores[name].get(key)),
    getAllKeys: () => request([...stores[name].keys()]),
    delete: (key: string) => stores[name].delete(key),
    put: (value: Stored) => stores[name].set(value.key, value),
  })
  const transaction = () =>
    Object.assign(
      soon(null, ({ oncomplete }) => oncomplete?.()),
      { objectStore },
    )
  return { stores, indexedDB: { open: () => request({ transaction, close: () => undefined }) } }
}

/** Runs the worker once for its tag. @returns what is left in the stores, what was fetched, and whether it asks to be called again */
const sync = async (entries: readonly Stored[], answer: () => Response) => {
  const { stores, indexedDB } = openStores(entries)
  const listeners = new Map<string, (event: object) => void>()
  const fetched: string[] = []
  const messages: string[] = []
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: { matchAll: async () => [{ postMessage: (message: string) => messages.push(message) }] },
  }
  const locks = { request: (_name: string, task: () => Promise<void>) => task() }
  const fetchOnce = async (_url: string, init: RequestInit) => {
    fetched.push(new Headers(init.headers).get('idempotency-key') ?? '')
    return answer()
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- the script of the worker, which is no module
  new Function('self', 'indexedDB', 'navigator', 'fetch', SCRIPT)(self, indexedDB, { locks }, fetchOnce)
  let work: Promise<void> = Promise.resolve()
  listeners.get('sync')?.({ tag: 'enquiries', waitUntil: (promise: Promise<void>) => (work = promise) })
  const isDone = await work.then(
    () => true,
    () => false,
  )
  const notices = [...stores.notices.values()].map(parseNotice)
  return { left: [...stores.outbox.keys()], notices, fetched, messages, isDone }
}

const entry = (age = 0) => ({
  key: 'key-1',
  content: '{}',
  draft: 'contact',
  savedAt: new Date(Date.now() - age).toISOString(),
})
const accepted = {
  reference: 'GA-7F3K-29',
  receivedAt: '2026-11-24T14:32:00.000Z',
  state: 'accepted',
  confirmedByMail: true,
}
const json =
  (body: object, status = 202) =>
  () =>
    Response.json(body, { status })

describe('the worker that sends while no page is open', () => {
  it('sends once, leaves word for the next page, and says so to pages that came up meanwhile', async () => {
    const result = await sync([entry()], json(accepted))
    expect(result).toMatchObject({ left: [], fetched: ['key-1'], messages: ['enquiries'], isDone: true })
    expect(result.notices).toMatchObject([
      {
        key: 'key-1',
        draft: 'contact',
        reference: 'GA-7F3K-29',
        isHeld: false,
        isConfirmedByMail: true,
        isWishPassed: false,
      },
    ])
  })

  it('passes on that a wished time was over, and that the enquiry is held', async () => {
    const { notices } = await sync([entry()], json({ ...accepted, state: 'held', wishPassed: true }))
    expect(notices).toMatchObject([{ isHeld: true, isWishPassed: true }])
  })

  it.each<readonly [string, () => Response, boolean]>([
    ['a server that is away', json({}, 503), false],
    ['a busy server', json({}, 429), false],
    ['an answer that is none', json({}), false],
    ['a refusal, which only a page can show', json({}, 422), true],
    ...CLOSED_STATES.map(
      (state) => [`the answer that it was ${state} since`, json({ ...accepted, state }), true] as const,
    ),
  ])('keeps the enquiry after %s', async (_what, answer, isDone) => {
    expect(await sync([entry()], answer)).toMatchObject({ left: ['key-1'], notices: [], isDone })
  })

  it('leaves to a page what is too old to be sent', async () => {
    const result = await sync([entry(OUTBOX_LIFETIME_MS + 1_000)], json(accepted))
    expect(result).toMatchObject({ left: ['key-1'], fetched: [], isDone: true })
    expect((await sync([entry(OUTBOX_LIFETIME_MS - 60_000)], json(accepted))).fetched).toEqual(['key-1'])
  })
})
