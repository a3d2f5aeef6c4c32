import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stamp } from './list-files'

/** A file of the copy. */
export interface SavedFile extends Stamp {
  /** Where its bytes are, below `files/` of the store. The stamp is that of the file that was copied. */
  stored: string
}

/** What a copy consists of. The copy is complete as soon as its manifest is in place. */
export interface Manifest {
  /** Digest of what the state was built from. */
  inputs: string
  /** The run of the machine: what was written before it crashed may have never reached the disk. */
  boot: string
  files: ReadonlyMap<string, SavedFile>
}

const NAME = 'manifest.json'
/** Counted up when the form changes: a copy of another form counts as none. */
const VERSION = 1

type Row = [path: string, size: number, mtimeMs: number, stored: string]

const isRow = (row: unknown): row is Row =>
  Array.isArray(row) &&
  row.length === 4 &&
  ['string', 'number', 'number', 'string'].every((type, index) => typeof row[index] === type)

/** Names this run of the machine; empty where the system does not tell. */
export const readBootId = (): Promise<string> =>
  readFile('/proc/sys/kernel/random/boot_id', 'utf8').then(
    (text) => text.trim(),
    () => '',
  )

/** The manifest of a store, or null when it has no copy that is complete. */
export const readManifest = async (store: string): Promise<Manifest | null> => {
  try {
    const parsed = JSON.parse(await readFile(join(store, NAME), 'utf8')) as Record<string, unknown> | null
    const { version, inputs, boot, files } = parsed ?? {}
    if (version !== VERSION || typeof inputs !== 'string' || typeof boot !== 'string') return null
    if (!Array.isArray(files) || !files.every(isRow)) return null
    return {
      inputs,
      boot,
      files: new Map(files.map(([path, size, mtimeMs, stored]) => [path, { size, mtimeMs, stored }])),
    }
  } catch {
    return null
  }
}

/** Puts a manifest in place, in one step. */
export const writeManifest = async (store: string, { inputs, boot, files }: Manifest): Promise<void> => {
  const rows: Row[] = [...files].map(([path, { size, mtimeMs, stored }]) => [path, size, mtimeMs, stored])
  const next = join(store, `${NAME}.next`)
  await writeFile(next, JSON.stringify({ version: VERSION, inputs, boot, files: rows }))
  await rename(next, join(store, NAME))
}
