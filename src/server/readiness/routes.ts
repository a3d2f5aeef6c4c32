import { Hono } from 'hono'
import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../database/open-database'

/** Why requests should go to another server. */
export type ReadinessProblem = 'database_away' | 'no_release'

export interface ReadinessOptions {
  db: Db
  /** Id of the release that is served, null while there is none; left out where another host serves the pages. */
  served?: (() => string | null) | undefined
  timeoutMs?: number
}

const answersWithin = async (db: Db, timeoutMs: number): Promise<boolean> => {
  const question = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([question, wait(timeoutMs, false, { ref: false })])
}

/**
 * `GET /api/ready`: 200 when the database answers and a release is served, else 503 with the codes of what is missing.
 * For whoever sends requests to one of several servers; a server that is not ready need not be restarted.
 */
export const createReadinessRoutes = ({ db, served, timeoutMs = 2_000 }: ReadinessOptions): Hono => {
  const routes = new Hono()
  routes.get('/', async (context) => {
    const problems: ReadinessProblem[] = []
    if (!(await answersWithin(db, timeoutMs))) problems.push('database_away')
    if (served && served() === null) problems.push('no_release')
    const headers = { 'Cache-Control': 'no-store', ...(problems.length > 0 && { 'Retry-After': '5' }) }
    return problems.length === 0
      ? context.json({ status: 'ready', problems }, 200, headers)
      : context.json({ status: 'not_ready', problems }, 503, headers)
  })
  return routes
}
