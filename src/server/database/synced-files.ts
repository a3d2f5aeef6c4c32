import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { fdatasyncSync } from 'node:fs'

type InitResult = Awaited<ReturnType<NodeFS['init']>>
type Options = Parameters<NodeFS['init']>[1]

/** A file or folder of the embedded database that is open. */
interface Stream {
  nfd?: number
}

/** The part of the emscripten module that answers when PostgreSQL asks for a file to be synced. */
interface NodeFiles {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } }
}

const hasNodeFiles = (module: object): module is NodeFiles => 'NODEFS' in module

/** Input or output error, in the numbers of WASI. */
const EIO = 29

/**
 * PGlite's files in a folder, with real syncs. PGlite as it comes runs with `fsync=off`, and its bridge to Node's files
 * has no sync: a power cut may spoil the whole database. With these files and `syncParams` PostgreSQL's own rules hold:
 * the write-ahead log is synced at each commit, and all files and folders at a checkpoint.
 */
export class SyncedFiles extends NodeFS {
  readonly #sync: (descriptor: number) => void

  /** @param sync brings what was written to a descriptor to the disk itself */
  constructor(folder: string, sync: (descriptor: number) => void = fdatasyncSync) {
    super(folder)
    this.#sync = sync
  }

  override async init(client: PGlite, options: Options): Promise<InitResult> {
    const result = await super.init(client, options)
    const { preRun } = result.emscriptenOpts
    const provide = (module: object): void => {
      if (!hasNodeFiles(module)) throw new Error('PGlite has no NODEFS: this version cannot sync its files.')
      module.NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd === undefined) return 0
        try {
          this.#sync(nfd)
          return 0
        } catch {
          return EIO
        }
      }
    }
    if (!Array.isArray(preRun))
      throw new Error('PGlite runs nothing before its start: this version cannot sync its files.')
    preRun.push(provide)
    return result
  }
}

/**
 * PostgreSQL's settings for syncing, out of those that PGlite starts with. `-F` is `fsync=off`; of the ways to sync the
 * write-ahead log only `fsync` reaches `SyncedFiles`, the default `fdatasync` ends in a function that does nothing.
 */
export const syncParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]
