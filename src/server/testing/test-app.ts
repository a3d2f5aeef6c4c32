import { createApp } from '../app'
import type { AppOptions } from '../app'
import type { Db } from '../database/open-database'
import { noLog } from '../durable-log/no-log'
import type { LogFields } from '../http/logger'
import { openEnquiries } from '../enquiries/open-enquiries'

/** Where the pictures of the example vehicle lie. */
export const EXAMPLE_HOSTS = ['http://localhost:4400']

export const ASSETS = 'http://pictures.test'

/** An app over a test database, and what it wrote to its log. */
export const createTestApp = (db: Db, options: Partial<AppOptions> = {}) => {
  const lines: string[] = []
  const entries: LogFields[] = []
  const write = (line: string, fields?: LogFields): void => {
    lines.push(line)
    if (fields) entries.push(fields)
  }
  const logger = { info: write, error: write }
  const app = createApp({
    db,
    config: { ASSET_BASE_URL: ASSETS, PICTURE_HOSTS: EXAMPLE_HOSTS },
    logger,
    enquiries: openEnquiries({ db, log: noLog, logger, config: {} }).routes,
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
  return { app, lines, entries, get, post }
}
