import { openReleaseStore } from '../../src/server/release/open-store'
import type { Release } from '../../src/server/release/types'

const needed = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: these tests are run by "npm test", which starts the site`)
  return value
}

/** Origin of the site under test. */
export const siteUrl = needed('E2E_SITE_URL')
/** Origin of the dealer service under test. */
export const apiUrl = `http://127.0.0.1:${needed('API_PORT')}`
export const dataDir = needed('E2E_DATA_DIR')

/** Asks the site without following redirects. */
export const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(siteUrl + path, { redirect: 'manual', ...init })

export const html = async (path: string): Promise<{ status: number; text: string }> => {
  const response = await ask(path)
  return { status: response.status, text: await response.text() }
}

/** The store that the site serves from. */
export const store = openReleaseStore(dataDir)

/** The release that the site serves. */
export const release = async (): Promise<Release> => {
  const current = await store.current()
  if (!current) throw new Error(`${dataDir} holds no release`)
  return store.load(current.id)
}

/** Runs a task for every item, a few at a time. */
export const each = async <Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
  parallel = 8,
): Promise<void> => {
  const pending = items.values()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const item of pending) await task(item)
    }),
  )
}
