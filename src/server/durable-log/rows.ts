import { sql } from 'kysely'
import type { Db } from '../database/open-database'
import type { LoggedTable } from './types'

export interface LoggedRow {
  table: LoggedTable
  id: string
  /** All columns, as JSON of the database. */
  text: string
}

const KEY = ':'

/** Name of a row in the log. */
export const rowKey = (table: LoggedTable, id: string): string => table + KEY + id

/** Null when the key is that of another table. */
export const idInKey = (table: LoggedTable, key: string): string | null =>
  key.startsWith(table + KEY) ? key.slice(table.length + KEY.length) : null

/** What belongs to an enquiry and is kept, or erased, with it. */
type EnquiryPart = 'enquiry_deliveries' | 'enquiry_changes'

/** The rows of these ids as they are now, those that are there. */
export const readRows = async (db: Db, table: LoggedTable, ids: readonly string[]): Promise<LoggedRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string; text: string }>`
    select x.id, to_jsonb(x)::text as text from ${sql.table(table)} x where x.id in (${sql.join(ids)})`.execute(db)
  return rows.map((row) => ({ table, ...row }))
}

/** The rows that belong to enquiries, in a stable order. */
export const readParts = async (db: Db, table: EnquiryPart, enquiryIds: readonly string[]): Promise<LoggedRow[]> => {
  if (enquiryIds.length === 0) return []
  const { rows } = await sql<{ id: string; text: string }>`
    select x.id, to_jsonb(x)::text as text from ${sql.table(table)} x
    where x.enquiry_id in (${sql.join(enquiryIds)}) order by x.id`.execute(db)
  return rows.map((row) => ({ table, ...row }))
}
