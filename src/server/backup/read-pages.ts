import { sql } from 'kysely'
import type { Db } from '../database/open-database'
import type { BackupTable } from './tables'

/** Rows that are read at once: requests that come meanwhile wait for one page only. */
const PAGE = 500

interface Keyed {
  key: string | number
  text: string
}

const readPage = async (
  db: Db,
  { name, key, isText, isKept }: BackupTable,
  after: Keyed['key'] | null,
): Promise<Keyed[]> => {
  const column = sql.ref(`x.${key}`)
  const order = isText ? sql`${column} collate "C"` : column
  const { rows } = await sql<Keyed>`
    select ${column} as key, to_jsonb(x)::text as text from ${sql.table(name)} x
    where ${isKept} and ${after === null ? sql`true` : sql`${order} > ${after}`} order by ${order} limit ${PAGE}
  `.execute(db)
  return rows
}

/** All rows of a table in the order of their keys, page by page, as JSON of the database. */
export const readPages = async function* (db: Db, table: BackupTable): AsyncGenerator<string[]> {
  let rows = await readPage(db, table, null)
  while (rows.length > 0) {
    yield rows.map(({ text }) => text)
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) return
    rows = await readPage(db, table, last.key)
  }
}
