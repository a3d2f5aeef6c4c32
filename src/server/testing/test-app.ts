import { createApp } from '../app'
import type { AppOptions } from '../app'
import type { Db } from '../database/open-database'

/** Where the pictures of the example vehicle lie. */
export const EXAMPLE_HOSTS = ['http://localhost:4400']

export const ASSETS = 'http://pictures.test'

/** An app over a test database, and what it wrote to its log. */
export const createTestApp = (db: Db, options: Partial<AppOptions> = {}) => {
  const lines: string[] = []
  const logger = { info: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }
  const app = createApp({
    db,
    config: { ASSET_BASE_URL: ASSETS, PICTURE_HOSTS: EXAMPLE_HOSTS },
    logger,
    dealer: { readers: 'everybody' },
    ...options,
  })
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { app, lines, get, post }
}
