import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Sealer } from '../sealing/types'
import { BACKUP_TABLES } from './tables'
import type { BackupTableName } from './tables'

/** A backup cannot be made, read or restored; the message is one line for the terminal. */
export class BackupError extends Error {
  override name = 'BackupError'
}

const tableName = z.enum(BACKUP_TABLES.map(({ name }) => name))

/** What a backup says of itself at its beginning. */
export const headSchema = z.object({
  format: z.literal('vitrine backup 1'),
  createdAt: z.iso.datetime(),
  /** Number of the last migration of the database. */
  migration: z.int(),
  encrypted: z.boolean(),
})
export type BackupHead = z.output<typeof headSchema>

/** How many rows of a table there are, and the digest of their text in order. */
const summarySchema = z.object({ rows: z.int(), sha256: z.string() })
export type TableSummary = z.output<typeof summarySchema>

/** The last line: without it a backup is not whole. */
export const manifestSchema = z.object({
  /** A backup of an older version lacks later tables. */
  tables: z.partialRecord(tableName, summarySchema),
  /** Of every byte before this line. */
  sha256: z.string(),
})
export type BackupManifest = z.output<typeof manifestSchema>

/** Counts and digests of rows as they go by. */
export const createSummary = (): { add: (texts: readonly string[]) => void; end: () => TableSummary } => {
  const hash: Hash = createHash('sha256')
  let rows = 0
  return {
    add: (texts) => {
      rows += texts.length
      for (const text of texts) hash.update(`${text}\n`)
    },
    end: () => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** A page of rows as one line: the table, then the rows, compressed and sealed. */
export const encodePage = (table: BackupTableName, texts: readonly string[], sealer: Sealer): string =>
  `page ${table} ${sealer.seal(gzipSync(JSON.stringify(texts)).toString('base64'))}\n`

const PAGE_LINE = /^page (\w+) (.+)$/

export const tableOfPage = (line: string): BackupTableName => {
  const [, name] = PAGE_LINE.exec(line) ?? []
  const table = tableName.safeParse(name)
  if (!table.success)
    throw new BackupError(`The backup has a table that this version does not know: ${name ?? line.slice(0, 40)}`)
  return table.data
}

/** @throws SealError when its key is not set */
export const decodePage = (line: string, sealer: Sealer): string[] => {
  const [, , sealed = ''] = PAGE_LINE.exec(line) ?? []
  return z.array(z.string()).parse(JSON.parse(gunzipSync(Buffer.from(sealer.open(sealed), 'base64')).toString('utf8')))
}
