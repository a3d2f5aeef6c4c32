import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool, types } from 'pg'
import { errorLine } from '../../domain/errors/error-message'
import { DatabaseError } from './database-error'
import { embeddedFolder, postgresPlace } from './database-place'
import { lockFolder } from './folder-lock'
import { migrate } from './migration'
import { MIGRATIONS } from './migrations/all'
import { pgliteAccess } from './pglite-dialect'
import type { ExecuteSql } from './pglite-dialect'
import type { Schema } from './schema'
import { syncTree } from './sync-tree'
import { SyncedFiles, syncParams } from './synced-files'

export type Db = Kysely<Schema>

export interface DatabaseConfig {
  /** Folder of everything that is not code; the embedded database lies in its `db`. */
  DATA_DIR: string
  /** PostgreSQL instead of the embedded database. */
  DATABASE_URL?: string | undefined
}

export interface OpenDatabase {
  db: Db
  kind: 'postgres' | 'pglite'
  /** For a library that writes its own statements; never within a transaction of `db`. */
  executeSql: ExecuteSql
  /** Idempotent. */
  close: () => Promise<void>
}

const INT8 = 20
const CONNECT_MS = 5_000

export const lockFileOf = (dataDir: string): string => join(dataDir, 'db.lock')

/** Positions and ids stay far below 2^53: plain numbers, as PGlite gives them. */
const getTypeParser: typeof types.getTypeParser = (oid, format) =>
  (oid as number) === INT8 && format !== 'binary'
    ? Number
    : (types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text') as (value: string) => unknown)

const causeOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0])
  return errorLine(error)
}

/** Several statements in one text give several results; the last one counts. */
const lastRows = (result: unknown): unknown[] => {
  const last: unknown = Array.isArray(result) ? result.at(-1) : result
  const rows: unknown = typeof last === 'object' && last !== null && 'rows' in last ? last.rows : []
  return Array.isArray(rows) ? rows : []
}

const openPostgres = async (url: string): Promise<OpenDatabase> => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    types: { getTypeParser },
  })
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The pool does not listen while somebody uses it: whose statement fails hears of it, between two statements nobody would.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await db.destroy()
    throw new DatabaseError(
      `Database: PostgreSQL at ${postgresPlace(url)} cannot be used (${causeOf(error)}). Check DATABASE_URL.`,
    )
  }
  const executeSql: ExecuteSql = async (text, values) => {
    const client = await pool.connect()
    let broken = true
    try {
      const result: unknown = await client.query(text, values)
      broken = false
      return { rows: lastRows(result) }
    } finally {
      // Text may open a transaction and fail within it: such a connection is not given to anybody else.
      client.release(broken)
    }
  }
  return { db, kind: 'postgres', executeSql, close: once(() => db.destroy()) }
}

const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  const lock = lockFolder(lockFileOf(dataDir))
  const folder = embeddedFolder(dataDir)
  try {
    await mkdir(folder, { recursive: true })
    // PGlite creates world-readable files, so the folder is restricted to this user, as PostgreSQL's is.
    await chmod(folder, 0o700)
    const client = await PGlite.create({
      fs: new SyncedFiles(folder),
      startParams: syncParams(PGlite.defaultStartParams),
    })
    // PGlite creates its first files without a sync, and so did versions that never synced.
    await syncTree(folder)
    const { dialect, executeSql } = pgliteAccess(client)
    const db = new Kysely<Schema>({ dialect })
    const close = once(async () => {
      await db.destroy()
      lock.release()
    })
    return { db, kind: 'pglite', executeSql, close }
  } catch (error) {
    lock.release()
    throw new DatabaseError(`Database: ${folder} cannot be opened (${causeOf(error)}).`)
  }
}

const once = (run: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | null = null
  return () => (done ??= run())
}

/**
 * Opens the database and brings its tables up to date: PostgreSQL when `DATABASE_URL` is set, else PGlite in the data
 * folder. The folder belongs to one process at a time.
 *
 * @throws DatabaseError in one line: not reachable, in use by another process, newer than this program
 */
export const openDatabase = async ({ DATA_DIR, DATABASE_URL }: DatabaseConfig): Promise<OpenDatabase> => {
  const opened = await (DATABASE_URL === undefined ? openEmbedded(DATA_DIR) : openPostgres(DATABASE_URL))
  try {
    await migrate(opened.db, MIGRATIONS)
    return opened
  } catch (error) {
    await opened.close()
    throw error instanceof DatabaseError ? error : new DatabaseError(`Database: migration failed (${causeOf(error)}).`)
  }
}
