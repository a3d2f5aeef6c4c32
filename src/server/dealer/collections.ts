import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { CollectionName } from '../../contract/dealer/collections'
import type { Db } from '../database/open-database'
import type { Schema } from '../database/schema'

/** The records of a collection in their order. */
export const readCollection = async (db: Db, kind: CollectionName): Promise<unknown[]> => {
  const rows = await db.selectFrom('records').select('record').where('kind', '=', kind).orderBy('position').execute()
  return rows.map(({ record }) => record)
}

/** Replaces a whole collection; its order is the order of the items. */
export const replaceCollection = async (
  trx: Transaction<Schema>,
  kind: CollectionName,
  items: readonly { id: string }[],
): Promise<void> => {
  await trx.deleteFrom('records').where('kind', '=', kind).execute()
  if (items.length === 0) return
  const rows = items.map((record, position) => ({ id: record.id, position, record }))
  await sql`
    insert into records (kind, id, position, record)
    select ${kind}::text, id, position, record
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, position integer, record jsonb)
  `.execute(trx)
}
