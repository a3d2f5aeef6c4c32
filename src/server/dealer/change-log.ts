import type { Transaction } from 'kysely'
import type { Db } from '../database/open-database'
import type { Schema } from '../database/schema'
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
