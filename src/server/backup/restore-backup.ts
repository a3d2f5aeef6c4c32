import { sql } from 'kysely'
import type { Db, OpenDatabase } from '../database/open-database'
import { MIGRATIONS } from '../database/migrations/all'
import type { Sealer } from '../sealing/types'
import { BackupError, createSummary } from './format'
import type { TableSummary } from './format'
import type { ReadableBackup } from './read-backup'
import { readPages } from './read-pages'
import { BACKUP_TABLES } from './tables'
import type { BackupTable } from './tables'

const rowCount = async (db: Db, { name, isKept }: BackupTable): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(name)} x where ${isKept}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Columns of the backup's rows that the table has; those that came later get their defaults. */
const columnsIn = async (db: Db, { name }: BackupTable, text: string): Promise<string[]> => {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${name}`.execute(db)
  const known = new Set(rows.map(({ column_name }) => column_name))
  return Object.keys(JSON.parse(text) as object).filter((column) => known.has(column))
}

const restoreTable = async (db: Db, table: BackupTable, pages: AsyncIterable<string[]>): Promise<void> => {
  const { name, key, isText } = table
  for await (const texts of pages) {
    const columns = (await columnsIn(db, table, texts[0] ?? '{}')).map((column) => sql.ref(column))
    await sql`
      insert into ${sql.table(name)} (${sql.join(columns)}) overriding system value
      select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(name)}, ${`[${texts.join()}]`}::jsonb)
    `.execute(db)
  }
  // Numbers that the database gives from now on come after those of the backup.
  if (!isText)
    await sql`select setval(pg_get_serial_sequence(${name}, ${key}), greatest((select max(${sql.ref(key)}) from ${sql.table(name)}), 1))
    `.execute(db)
}

/** Rows of an older version have fewer columns, so only their number can be compared. */
const assertEqual = (table: string, expected: TableSummary, restored: TableSummary, isSameVersion: boolean): void => {
  if (expected.rows !== restored.rows || (isSameVersion && expected.sha256 !== restored.sha256))
    throw new BackupError(
      `${table}: ${restored.rows} rows were restored that differ from the ${expected.rows} rows of the backup. Nothing was kept.`,
    )
}

/**
 * Fills a database that has no rows in these tables, in one transaction, and reads everything back.
 *
 * @returns how many rows each table has now; counts and digests are those of the backup
 * @throws BackupError when that is not so, the backup is newer, or the database is not empty; nothing was changed then
 */
export const restoreBackup = (
  { db }: Pick<OpenDatabase, 'db'>,
  { head, manifest, pages }: ReadableBackup,
  sealer: Sealer,
): Promise<Map<string, number>> =>
  db.transaction().execute(async (trx) => {
    if (head.migration > MIGRATIONS.length)
      throw new BackupError(`The backup is of a newer version (migration ${head.migration}); use that version.`)
    await sql`set local time zone 'UTC'`.execute(trx)
    for (const table of BACKUP_TABLES)
      if ((await rowCount(trx, table)) > 0) throw new BackupError(`The database already has rows in ${table.name}.`)
    const counts = new Map<string, number>()
    for (const table of BACKUP_TABLES.toReversed()) {
      await restoreTable(trx, table, pages(table.name, sealer))
      const summary = createSummary()
      for await (const texts of readPages(trx, table)) summary.add(texts)
      const restored = summary.end()
      assertEqual(
        table.name,
        manifest.tables[table.name] ?? createSummary().end(),
        restored,
        head.migration === MIGRATIONS.length,
      )
      counts.set(table.name, restored.rows)
    }
    return counts
  })
