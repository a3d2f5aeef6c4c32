import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Db } from '../../database/open-database'
import type { EventRow, Schema } from '../../database/schema'
import { takeEvents } from '../../journal/event-states'
import type { Lease } from '../../queue/build-queue'
import { lastBuilt } from '../last-built'

/**
 * Whoever holds the lease knows that no other build runs: what is still marked as being built was left by a worker that
 * died or was taken for dead, at whatever moment that was.
 */
const recover = async (trx: Kysely<Schema>): Promise<void> => {
  await trx.updateTable('events').set({ status: 'pending', build_id: null }).where('status', '=', 'building').execute()
  await trx
    .updateTable('builds')
    .set({
      state: 'failed',
      error: 'Interrompue\u202f: la construction suivante l’a reprise.',
      finished_at: sql<string>`now()`,
    })
    .where('state', '=', 'running')
    .execute()
}

/**
 * Takes all waiting events for a build, those of interrupted builds too.
 *
 * @returns null when the lease is somebody else's by now: then nothing was touched
 */
export const claimEvents = (db: Db, lease: Lease, buildId: string): Promise<EventRow[] | null> =>
  db.transaction().execute(async (trx) => {
    if (!(await lease.guard(trx))) return null
    await recover(trx)
    return takeEvents(trx, null, buildId)
  })

/**
 * Whether this worker's builder has seen every event of before. It has not when another worker made the last build, or
 * when one failed for good since: events of such a build are not told again. A build of this worker that failed on the
 * way changes nothing about that.
 */
export const hasSeenAll = async (db: Db, worker: string): Promise<boolean> => {
  const last = await lastBuilt(db).select('worker').executeTakeFirst()
  if (last && last.worker !== worker) return false
  const lost = await db
    .selectFrom('events')
    .innerJoin('builds', 'builds.id', 'events.build_id')
    .select('events.id')
    .where('events.status', '=', 'failed')
    .where('builds.state', '=', 'failed')
    // What the driver reads has milliseconds only: the comparison is left to the database.
    .where(
      'builds.started_at',
      '>=',
      sql<Date>`coalesce((
      select max(started_at) from builds where state in ('published', 'unchanged', 'gated')), '-infinity')`,
    )
    .limit(1)
    .executeTakeFirst()
  return lost === undefined
}

export interface Waiting {
  /** Events that no build has settled, those that are being built too. */
  open: number
  /** Those that no build has taken. */
  pending: number
  /** Milliseconds since the first open one was accepted. */
  oldest: number
  /** Milliseconds since the last open one was accepted. */
  newest: number
}

/** What waits, by the clock of the database. */
export const readWaiting = async (db: Db): Promise<Waiting> => {
  const { rows } = await sql<Waiting>`
    select count(*)::int as open, (count(*) filter (where status = 'pending'))::int as pending,
      coalesce(extract(epoch from now() - min(received_at)) * 1000, 0)::float8 as oldest,
      coalesce(extract(epoch from now() - max(received_at)) * 1000, 0)::float8 as newest
    from events where status in ('pending', 'building')
  `.execute(db)
  return rows[0] ?? { open: 0, pending: 0, oldest: 0, newest: 0 }
}
