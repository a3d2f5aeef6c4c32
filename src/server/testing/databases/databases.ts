import { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import { migrate } from '../../database/migration'
import { MIGRATIONS } from '../../database/migrations/all'
import { openDatabase } from '../../database/open-database'
import type { Db, OpenDatabase } from '../../database/open-database'
import { pgliteAccess } from '../../database/pglite-dialect'
import type { ExecuteSql } from '../../database/pglite-dialect'
import type { Schema } from '../../database/schema'
import { databaseUrl } from './administer'
import { embeddedCopy } from './embedded-template'
import { resetDatabase, shapeOf } from './reset-database'
import { giveDatabase, takeDatabase } from './spare-databases'

export interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL'
  /** An empty, migrated database, one at a time in a test file; after `close` another test may get it. */
  open: () => Promise<OpenDatabase>
}

/** Starting PGlite is slow, so a test file starts it once, on a copy of the template, and empties it for each test. */
let shared: { db: Db; executeSql: ExecuteSql; shape: string } | null = null

const startShared = async () => {
  const { dialect, executeSql } = pgliteAccess(await PGlite.create(await embeddedCopy()))
  return { db: new Kysely<Schema>({ dialect }), executeSql, shape: await shapeOf(executeSql) }
}

const openEmbedded = async (): Promise<OpenDatabase> => {
  const { db, executeSql, shape } = (shared ??= await startShared())
  if (!(await resetDatabase(executeSql, shape))) {
    await sql`drop schema if exists pgboss cascade`.execute(db)
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await migrate(db, MIGRATIONS)
  }
  return { db, kind: 'pglite', executeSql, close: async () => undefined }
}

const openOn = async (server: string, template: string): Promise<OpenDatabase> => {
  const name = await takeDatabase(server, template)
  const opened = await openDatabase({ DATA_DIR: '.data', DATABASE_URL: databaseUrl(server, name) })
  const close = async () => {
    await opened.close()
    await giveDatabase(template, name)
  }
  return { ...opened, close }
}

const server = process.env['TEST_DATABASE_URL']
const template = process.env['TEST_DATABASE_TEMPLATE']

const pglite: TestDatabase = { name: 'PGlite', open: openEmbedded }
const postgres: TestDatabase[] =
  server && template ? [{ name: 'PostgreSQL', open: () => openOn(server, template) }] : []

/** Every database that this machine has, for suites about what may differ between them: dialect, migrations, queue, journal. */
export const everyDatabase: TestDatabase[] = [pglite, ...postgres]

/**
 * The databases that most suites run on: `describe.each(testDatabases)('… on $name', ({ open }) => …)`. PostgreSQL
 * alone where there is one, else PGlite; every one with `TEST_DATABASES=all`.
 */
export const testDatabases: TestDatabase[] =
  process.env['TEST_DATABASES'] === 'all' || postgres.length === 0 ? everyDatabase : postgres
