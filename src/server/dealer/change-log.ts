import type { Transaction } from 'kysely'
import type { Db } from '../database/open-database'
import type { Schema, VehicleRow } from '../database/schema'
import type { Position } from './cursor'

/** Where the log ends now. */
export const readPosition = async (db: Db): Promise<Position> => {
  const { epoch, value } = await db.selectFrom('change_counter').select(['epoch', 'value']).executeTakeFirstOrThrow()
  return { epoch, seq: value }
}

/**
 * Makes this transaction the only writer of the log until it ends. Positions are handed out under this lock, so the
 * order of positions is the order of commits: a reader that has seen position n will never meet an earlier one later.
 */
export const lockLog = async (trx: Transaction<Schema>): Promise<number> => {
  const { value } = await trx.selectFrom('change_counter').select('value').forUpdate().executeTakeFirstOrThrow()
  return value
}

/** Moves the end of the log; only under `lockLog`. */
export const advanceLog = async (trx: Transaction<Schema>, value: number): Promise<void> => {
  await trx.updateTable('change_counter').set({ value }).execute()
}

/** A change as stored. Vehicles were checked when they were written; whoever reads them checks them again. */
export type StoredChange =
  { op: 'upsert'; seq: number; vehicle: Record<string, unknown> } | { op: 'delete'; seq: number; id: number }

const changeOf = ({ deleted, seq, id, structural, volatile }: VehicleRow): StoredChange =>
  deleted ? { op: 'delete', seq, id } : { op: 'upsert', seq, vehicle: { ...structural, ...volatile } }

export interface Changes {
  items: StoredChange[]
  /** Position after the last item. */
  seq: number
  more: boolean
}

/** The changes after a position, oldest first. A vehicle stands at its latest change only. */
export const readChanges = async (db: Db, after: number, limit: number): Promise<Changes> => {
  const rows = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return { items: page.map(changeOf), seq: page.at(-1)?.seq ?? after, more: rows.length > limit }
}
