import { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { migrate } from '../../database/migration'
import { MIGRATIONS } from '../../database/migrations/all'
import { openDatabase } from '../../database/open-database'
import type { Db, OpenDatabase } from '../../database/open-database'
import { pgliteAccess } from '../../database/pglite-dialect'
import type { ExecuteSql } from '../../database/pglite-dialect'
import type { Schema } from '../../database/schema'

export interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL'
  /** An empty, migrated database, one at a time in a test file; `close` also removes it. */
  open(): Promise<OpenDatabase>
}

/** Starting PGlite takes seconds: a test file starts it once, and empties it for whoever opens it next. */
let shared: { db: Db; executeSql: ExecuteSql } | null = null

const startShared = async () => {
  const { dialect, executeSql } = pgliteAccess(await PGlite.create())
  return { db: new Kysely<Schema>({ dialect }), executeSql }
}

const openInMemory = async (): Promise<OpenDatabase> => {
  const { db, executeSql } = (shared ??= await startShared())
  await sql`drop schema if exists pgboss cascade`.execute(db)
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, MIGRATIONS)
  return { db, kind: 'pglite', executeSql, close: async () => undefined }
}

const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const openOn = async (server: string): Promise<OpenDatabase> => {
  const name = `vitrine_test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openDatabase({ DATA_DIR: '.data', DATABASE_URL: url.href })
  const close = async () => {
    await opened.close()
    await administer(server, `drop database ${name} with (force)`)
  }
  return { ...opened, close }
}

const server = process.env['TEST_DATABASE_URL']

/** The databases that database tests run on: `describe.each(testDatabases)('… on $name', ({ open }) => …)`. */
export const testDatabases: TestDatabase[] = [
  { name: 'PGlite', open: openInMemory },
  ...(server ? [{ name: 'PostgreSQL' as const, open: () => openOn(server) }] : []),
]
