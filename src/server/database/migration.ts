import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { DatabaseError } from './database-error'
import type { Schema } from './schema'

export interface Migration {
  /** From 1, without gaps. */
  number: number
  name: string
  /** One statement each, in a dialect that PostgreSQL and PGlite share. */
  statements: readonly string[]
}

/** Any constant: processes that migrate the same database at once wait for each other on it. */
const MIGRATION_LOCK = 880_010_001

const checksumOf = ({ statements }: Migration): string =>
  createHash('sha256').update(statements.join('\n;\n')).digest('hex')

const appliedIn = async (trx: Transaction<Schema>) => {
  await sql`create table if not exists schema_migrations (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  )`.execute(trx)
  return trx.selectFrom('schema_migrations').select(['number', 'name', 'checksum']).orderBy('number').execute()
}

/**
 * Brings the tables up to date, all missing migrations in one transaction: either all of them are in, or none.
 *
 * @returns names of the migrations that were applied now
 * @throws DatabaseError when an applied migration was edited, or the database is newer than this program
 */
export const migrate = (db: Kysely<Schema>, migrations: readonly Migration[]): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx)
    const applied = await appliedIn(trx)
    for (const { number, name, checksum } of applied) {
      const known = migrations.find((migration) => migration.number === number)
      if (!known)
        throw new DatabaseError(
          `Database: it has migration ${number} (${name}), which this version does not know; use a newer version.`,
        )
      if (checksumOf(known) !== checksum)
        throw new DatabaseError(
          `Database: migration ${number} (${name}) was edited after it was applied; add a new migration instead.`,
        )
    }

    const missing = migrations.filter(({ number }) => !applied.some((row) => row.number === number))
    for (const migration of missing) {
      for (const statement of migration.statements) await sql.raw(statement).execute(trx)
      const { number, name } = migration
      await trx
        .insertInto('schema_migrations')
        .values({ number, name, checksum: checksumOf(migration) })
        .execute()
    }
    return missing.map(({ name }) => name)
  })
