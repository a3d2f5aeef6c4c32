import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Sealer } from '../sealing/types'
import { BackupError, decodePage, headSchema, manifestSchema, tableOfPage } from './format'
import type { BackupHead, BackupManifest } from './format'
import type { BackupTableName } from './tables'

/** A backup whose bytes were checked. */
export interface ReadableBackup {
  head: BackupHead
  manifest: BackupManifest
  /** @throws SealError when the key of the backup is not set */
  pages: (table: BackupTableName, sealer: Sealer) => AsyncGenerator<string[]>
}

const linesOf = async function* (file: string): AsyncGenerator<string> {
  const input = createReadStream(file, 'utf8')
  try {
    yield* createInterface({ input, crlfDelay: Infinity })
  } finally {
    input.destroy()
  }
}

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/**
 * Opens a backup and compares its bytes with its checksum.
 *
 * @throws BackupError when it is none, was cut off, or was changed
 */
export const readBackup = async (file: string): Promise<ReadableBackup> => {
  const bytes = createHash('sha256')
  let first: string | null = null
  let last: string | null = null
  for await (const line of linesOf(file)) {
    if (last !== null) bytes.update(`${last}\n`)
    first ??= line
    last = line
  }
  const head = headSchema.safeParse(parse(first ?? ''))
  if (!head.success) throw new BackupError(`${file} is no backup of this program.`)
  const manifest = manifestSchema.safeParse(parse(last ?? ''))
  if (!manifest.success) throw new BackupError(`${file} was cut off: its last line is missing.`)
  if (manifest.data.sha256 !== bytes.digest('hex'))
    throw new BackupError(`${file} was changed: its checksum is another.`)
  return {
    head: head.data,
    manifest: manifest.data,
    pages: async function* (table, sealer) {
      for await (const line of linesOf(file))
        if (line.startsWith('page ') && tableOfPage(line) === table) yield decodePage(line, sealer)
    },
  }
}
