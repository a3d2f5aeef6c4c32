import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Db } from '../database/open-database'
import type { EventRow, Schema } from '../database/schema'
import { CHANGES, deleteAndCount } from '../metrics/durations'
import type { Settlement } from './types'

/*
 * Each function takes the database or a transaction: `Transaction<Schema>` is a `Kysely<Schema>`.
 */

/** Events that no build has settled yet, pending and building, in the order in which they were accepted. */
export const readOpenEvents = (db: Kysely<Schema>): Promise<EventRow[]> =>
  db.selectFrom('events').selectAll().where('status', 'in', ['pending', 'building']).orderBy('seq').execute()

/**
 * Claims pending events for a build: pending → building.
 *
 * Neither Storyblok's webhooks nor findings of the reconciliation carry a delivery id, so their keys say what happened
 * and not how often. From here on the build may already have read the data, so the same thing told again is news: the
 * key of such an event is set free in the same statement. Keys of the other sources stay taken for as long as the
 * event is kept.
 *
 * @param ids null takes all that are pending
 * @returns those that were still pending, in order; no event is given to two builds
 */
export const takeEvents = async (
  db: Kysely<Schema>,
  ids: readonly string[] | null,
  buildId: string,
): Promise<EventRow[]> => {
  if (ids?.length === 0) return []
  const pending = db
    .selectFrom('events')
    .select('id')
    .where('status', '=', 'pending')
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('idempotency_key')
    .forUpdate()
  const rows = await db
    .updateTable('events')
    .set({
      status: 'building',
      build_id: buildId,
      idempotency_key: sql<string>`case when source in ('storyblok', 'reconciliation') and position('#' in idempotency_key) = 0
        then idempotency_key || '#' || id else idempotency_key end`,
    })
    .where('id', 'in', pending)
    .returningAll()
    .execute()
  return rows.sort((a, b) => a.seq - b.seq)
}

/**
 * Ends events of a build. Only those that are in that very build: a worker that lost its lease settles nothing that
 * another one has taken over.
 *
 * @returns how many were settled
 */
export const settleEvents = async (
  db: Kysely<Schema>,
  { ids, buildId, status, reason }: Settlement,
): Promise<number> => {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('events')
    .set({ status, reason, settled_at: sql<string>`now()` })
    .where('id', 'in', ids)
    .where('status', '=', 'building')
    .where('build_id', '=', buildId)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Puts what a build left unsettled back: building → pending, for a build that crashed or is to be tried again.
 *
 * @returns how many wait again
 */
export const reopenEvents = async (db: Kysely<Schema>, buildId: string): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('events')
    .set({ status: 'pending', build_id: null })
    .where('status', '=', 'building')
    .where('build_id', '=', buildId)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The newest events, newest first. */
export const readRecentEvents = (db: Db, limit: number): Promise<EventRow[]> =>
  db.selectFrom('events').selectAll().orderBy('seq', 'desc').limit(limit).execute()

/** Days that a settled event is kept; longer than any sender tries again. */
export const KEPT_DAYS = 30

/**
 * Forgets what was settled long ago; /metrics goes on counting it. Open events stay, however old.
 *
 * @returns how many went
 */
export const pruneEvents = (db: Db): Promise<number> =>
  deleteAndCount(
    db,
    CHANGES,
    sql`delete from events where settled_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})
      and status not in ('pending', 'building') returning *`,
  )
