import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../database/open-database'
import type { RecordLog } from './record-log'
import { LOGGED_TABLE_NAMES, LOGGED_TABLES } from './tables'
import type { LoggedTable } from './types'
import { batchesOf, readVersions } from './versions'
import type { Batch } from './versions'

/** What became of the rows of one table. */
export interface PutBack {
  table: LoggedTable
  inserted: number
  /** Rows that were older in the database than in the log. */
  replaced: number
  /** Rows that were erased, and that an earlier copy of the database had. */
  removed: number
  /** Ids of rows that do not fit, because another row has a unique value of theirs. */
  refused: string[]
}

type Expressions = Readonly<Record<string, RawBuilder<unknown>>>

const writableColumns = async (db: Db, table: LoggedTable): Promise<Set<string>> => {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'
  `.execute(db)
  return new Set(rows.map(({ column_name }) => column_name))
}

const rowsOf = (table: LoggedTable, json: string): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb) n`

const insertMissing = async (
  db: Db,
  table: LoggedTable,
  { columns, json }: Batch,
  as: Expressions,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => as[name] ?? sql.ref(`n.${name}`)))} from ${rowsOf(table, json)}
    where ${LOGGED_TABLES[table].isWanted} on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}

const replaceOlder = async (db: Db, table: LoggedTable, { columns, json }: Batch): Promise<number> => {
  const { insertAs, replaces } = LOGGED_TABLES[table]
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} o set ${sql.join(
      columns.map((name) => sql`${sql.ref(name)} = ${insertAs[name] ?? sql.ref(`n.${name}`)}`),
    )}
    from ${rowsOf(table, json)} where o.id = n.id and (${replaces})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

const missingOf = async (db: Db, table: LoggedTable, { json }: Batch): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select n.id from ${rowsOf(table, json)} where ${LOGGED_TABLES[table].isWanted}
    and not exists (select from ${sql.table(table)} o where o.id = n.id)`.execute(db)
  return rows.map(({ id }) => id)
}

const removeGone = async (db: Db, table: LoggedTable, ids: readonly string[]): Promise<number> => {
  if (ids.length === 0) return 0
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * Completes the database from the log: rows that it lacks are inserted, those that an earlier copy has in an earlier
 * state are replaced, those that were erased are removed. A database that is complete stays as it is.
 *
 * @returns for each table in which the log has rows
 */
export const putBack = async (db: Db, records: RecordLog): Promise<PutBack[]> => {
  const results: PutBack[] = []
  for (const table of LOGGED_TABLE_NAMES) {
    const versions = await readVersions(records, table)
    if (versions.length === 0) continue
    const { insertAs, insertBeside } = LOGGED_TABLES[table]
    const gone = versions.filter(({ text }) => text === null).map(({ id }) => id)
    const result = {
      table,
      inserted: 0,
      replaced: 0,
      removed: await removeGone(db, table, gone),
      refused: [] as string[],
    }
    for (const batch of batchesOf(versions, await writableColumns(db, table))) {
      result.replaced += await replaceOlder(db, table, batch)
      result.inserted += await insertMissing(db, table, batch, insertAs)
      if ((await missingOf(db, table, batch)).length === 0) continue
      result.inserted += await insertMissing(db, table, batch, { ...insertAs, ...insertBeside })
      result.refused.push(...(await missingOf(db, table, batch)))
    }
    results.push(result)
  }
  return results
}
