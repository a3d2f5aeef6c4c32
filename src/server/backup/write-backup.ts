import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { Db, OpenDatabase } from '../database/open-database'
import type { Sealer } from '../sealing/types'
import { createSummary, encodePage } from './format'
import type { BackupHead, BackupManifest, TableSummary } from './format'
import { readPages } from './read-pages'
import { BACKUP_TABLES } from './tables'

const lastMigration = async (db: Db): Promise<number> => {
  const { number } = await db
    .selectFrom('schema_migrations')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow()
  return number
}

const writeLines = async function* (db: Db, sealer: Sealer, now: Date): AsyncGenerator<string> {
  const bytes = createHash('sha256')
  const counted = (line: string): string => {
    bytes.update(line)
    return line
  }
  const head: BackupHead = {
    format: 'vitrine backup 1',
    createdAt: now.toISOString(),
    migration: await lastMigration(db),
    encrypted: sealer.encrypts,
  }
  yield counted(`${JSON.stringify(head)}\n`)
  const tables = new Map<string, TableSummary>()
  for (const table of BACKUP_TABLES) {
    const summary = createSummary()
    for await (const texts of readPages(db, table)) {
      summary.add(texts)
      yield counted(encodePage(table.name, texts, sealer))
    }
    tables.set(table.name, summary.end())
  }
  const manifest: BackupManifest = { tables: Object.fromEntries(tables), sha256: bytes.digest('hex') }
  yield `${JSON.stringify(manifest)}\n`
}

/**
 * The lines of a backup, while the database is in use. The embedded database has one session: it is read page by page
 * with requests in between. PostgreSQL is read as it was at one moment, which holds nobody up.
 */
export const writeBackup = async function* (
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  sealer: Sealer,
  now: Date,
): AsyncGenerator<string> {
  if (kind === 'pglite') {
    yield* writeLines(db, sealer, now)
    return
  }
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    // Times are written in the zone of the session: the embedded database is in this one.
    await sql`set local time zone 'UTC'`.execute(trx)
    yield* writeLines(trx, sealer, now)
  } finally {
    await trx.rollback().execute()
  }
}
