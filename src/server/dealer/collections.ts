import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { CollectionName } from '../../contract/dealer/collections'
import type { Db } from '../database/open-database'
import type { Schema } from '../database/schema'
import { lockLog } from './change-log'
import { digestOf } from './digest'

/** The records of a collection in their order. */
export const readCollection = async (db: Db, kind: CollectionName): Promise<unknown[]> => {
  const rows = await db.selectFrom('records').select('record').where('kind', '=', kind).orderBy('position').execute()
  return rows.map(({ record }) => record)
}

/** Lets readers see that a list changed; only under `lockLog`. */
const noteChange = async (trx: Transaction<Schema>): Promise<void> => {
  await trx
    .updateTable('change_counter')
    .set({ lists: sql<number>`lists + 1` })
    .execute()
}

/** Replaces a whole collection; its order is the order of the items. */
export const replaceCollection = async (
  trx: Transaction<Schema>,
  kind: CollectionName,
  items: readonly { id: string }[],
): Promise<void> => {
  await lockLog(trx)
  await noteChange(trx)
  await trx.deleteFrom('records').where('kind', '=', kind).execute()
  if (items.length === 0) return
  const rows = items.map((record, position) => ({ id: record.id, position, record }))
  await sql`
    insert into records (kind, id, position, record)
    select ${kind}::text, id, position, record
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, position integer, record jsonb)
  `.execute(trx)
}

/**
 * Writes one record of a collection: in its place, or at the end when it is new. One that says nothing new changes
 * nothing.
 */
export const putRecord = async (
  trx: Transaction<Schema>,
  kind: CollectionName,
  record: { id: string },
): Promise<'added' | 'changed' | 'unchanged'> => {
  await lockLog(trx)
  const { id } = record
  const old = await trx
    .selectFrom('records')
    .select('record')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  if (old && digestOf(old.record) === digestOf(record)) return 'unchanged'
  await noteChange(trx)
  const value = { record: JSON.stringify(record) }
  if (old) await trx.updateTable('records').set(value).where('kind', '=', kind).where('id', '=', id).execute()
  else {
    const position = sql<number>`(select coalesce(max(position), -1) + 1 from records where kind = ${kind})`
    await trx
      .insertInto('records')
      .values({ kind, id, position, ...value })
      .execute()
  }
  return old ? 'changed' : 'added'
}
