import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { forEachFew, isSameStamp, listFiles, readStamp } from './list-files'
import { readBootId, readManifest, writeManifest } from './manifest'
import type { SavedFile } from './manifest'

/** Which files make up the state, and where its copy is kept. */
export interface CopyPlan {
  /** Folder that holds the state. */
  source: string
  /** Folder that holds the copy; on the same disk copying can cost nothing. */
  store: string
  /** Folders below `source` that are copied. */
  folders: readonly string[]
  isLeftOut: (path: string) => boolean
  /** Files that can change without a new date: databases in mapped memory. Copied every time. */
  isAlwaysCopied: (path: string) => boolean
}

/** Files that a copy which was given up had copied already, by path: the next one does not copy them again. */
export type Started = Map<string, SavedFile>

export interface SavedCopy {
  files: number
  copied: number
}

const SHARDS = 64

const filesOf = (store: string): string => join(store, 'files')

/** Removes what an interrupted process copied and no manifest names. */
const sweep = async (store: string, used: ReadonlySet<string>): Promise<void> => {
  for (const shard of await readdir(filesOf(store))) {
    const names = (await readdir(join(filesOf(store), shard))).map((name) => `${shard}/${name}`)
    await forEachFew(
      names.filter((name) => !used.has(name)),
      (name) => rm(join(filesOf(store), name), { force: true }),
    )
  }
}

/**
 * Brings the copy up to date: copies the files that changed beside those of the copy before, and replaces the manifest
 * when all are there. Killed at any moment it leaves the copy of before or the new one, both complete.
 *
 * The caller makes sure that nothing writes into the folders until `signal` is aborted.
 *
 * @param inputs digest of what the state was built from
 * @throws the signal's reason, or what the disk says; the copy of before stays
 */
export const saveCopy = async (
  { source, store, folders, isLeftOut, isAlwaysCopied }: CopyPlan,
  inputs: string,
  started: Started,
  signal: AbortSignal,
): Promise<SavedCopy> => {
  const before = await readManifest(store)
  const [present, boot] = await Promise.all([listFiles(source, folders, isLeftOut, signal), readBootId()])
  const files = new Map<string, SavedFile>()
  const stale: string[] = []
  for (const [path, stamp] of present) {
    const known = [started.get(path), before?.boot === boot ? before.files.get(path) : undefined].find((one) =>
      isSameStamp(one, stamp),
    )
    if (known && !isAlwaysCopied(path)) files.set(path, known)
    else stale.push(path)
  }

  const generation = Date.now().toString(36)
  const names = new Map(stale.map((path, index) => [path, `${index % SHARDS}/${generation}-${index}`]))
  await forEachFew([...Array(Math.min(SHARDS, stale.length)).keys()], async (shard) => {
    await mkdir(join(filesOf(store), String(shard)), { recursive: true })
  })
  await forEachFew(
    stale,
    async (path) => {
      const [stored, stamp] = [names.get(path), present.get(path)]
      if (stored === undefined || stamp === undefined) return
      await copyFile(join(source, path), join(filesOf(store), stored), constants.COPYFILE_FICLONE)
      if (!isSameStamp(stamp, await readStamp(join(source, path))))
        throw new Error(`${path} changed while it was copied`)
      files.set(path, { ...stamp, stored })
      if (!signal.aborted) started.set(path, { ...stamp, stored })
    },
    signal,
  )
  signal.throwIfAborted()
  await writeManifest(store, { inputs, boot, files })
  started.clear()
  await sweep(store, new Set([...files.values()].map(({ stored }) => stored)))
  return { files: files.size, copied: stale.length }
}
