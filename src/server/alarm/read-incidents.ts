import { sql } from 'kysely'
import type { Db } from '../database/open-database'
import { readEnquiryIncidents } from './read-enquiry-incidents'
import type { Watched } from './read-enquiry-incidents'
import type { Incident } from './types'

/** Milliseconds for which a channel may fail, or a site not build, before a person is told. */
export const PATIENCE = 10 * 60_000
/** The same for single deliveries while others of their channel pass: most servers take them when they are asked again. */
const DELAY = 60 * 60_000

interface BuildRow {
  state: string
  since: Date
  latest: Date
  error: string | null
}

/** Builds that failed, were held back or hang, without one that succeeded since; events that wait while nothing builds. */
const readBuilds = async (db: Db, before: Date): Promise<Incident[]> => {
  const { rows } = await sql<BuildRow>`
    with success as (
      select coalesce(max(started_at), '-infinity') as at from builds where state in ('published', 'unchanged')
    )
    select b.state, min(b.finished_at) as since, max(b.finished_at) as latest,
      (array_agg(b.error order by b.finished_at desc))[1] as error
    from builds b, success where b.state in ('failed', 'gated') and b.started_at > success.at
    group by b.state
    union all
    select 'stuck', min(b.started_at), max(b.started_at), null from builds b, success
    where b.state = 'running' and b.started_at > success.at
    having min(b.started_at) < ${before.toISOString()}::timestamptz
    union all
    select 'waiting', min(received_at), max(received_at), null from events
    where status = 'pending' and not exists (select from builds where state = 'running')
    having min(received_at) < ${before.toISOString()}::timestamptz
  `.execute(db)
  const old = rows.filter(({ since }) => since < before)
  const held = old.find(({ state }) => state === 'gated')
  const failed = ['failed', 'stuck', 'waiting'].flatMap((state) => old.find((row) => row.state === state) ?? [])[0]
  return [
    ...(failed
      ? [{ type: 'builds' as const, key: 'builds', since: failed.since, latest: failed.latest, error: failed.error }]
      : []),
    ...(held && !failed
      ? [{ type: 'held' as const, key: 'held', since: held.since, latest: held.latest, error: null }]
      : []),
  ]
}

/** Everything that needs a person now. */
export const readIncidents = async (db: Db, { channels, pauseLimitMs }: Watched, now: Date): Promise<Incident[]> => {
  const patience = new Date(now.getTime() - PATIENCE)
  const delay = new Date(now.getTime() - DELAY)
  const pause = new Date(now.getTime() - pauseLimitMs)
  const found = await Promise.all([
    readEnquiryIncidents(db, channels, { patience, delay, pause }),
    readBuilds(db, patience),
  ])
  return found.flat()
}
