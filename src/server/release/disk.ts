import { mkdir, open, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { ReleaseError } from './types'

/** What the store asks of the file system. Tests put one in between that fills up or dies at any step. */
export interface Disk {
  /** @throws the file system's error, `ENOENT` when it is not there */
  read: (file: string) => Promise<Buffer>
  /** Size in bytes and time of the last change in ms; null when it is not there. */
  look: (file: string) => Promise<{ size: number; modified: number } | null>
  /** Writes a file anew and waits until it is on the disk itself. */
  write: (file: string, bytes: Uint8Array) => Promise<void>
  rename: (from: string, to: string) => Promise<void>
  /** Removes a file; one that is not there is no error. */
  remove: (file: string) => Promise<void>
  /** Gives a file the present time; false when it is not there. */
  touch: (file: string) => Promise<boolean>
  /** Names in a folder; none when it is not there. */
  names: (folder: string) => Promise<string[]>
  makeFolder: (folder: string) => Promise<void>
  /** Waits until the names in a folder are on the disk itself. */
  syncFolder: (folder: string) => Promise<void>
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

const orIfMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isMissing(error)) return value
    throw error
  }

const withHandle = async (
  file: string,
  flags: string,
  use: (handle: Awaited<ReturnType<typeof open>>) => Promise<void>,
) => {
  const handle = await open(file, flags)
  try {
    await use(handle)
  } finally {
    await handle.close()
  }
}

export const nodeDisk: Disk = {
  read: (file) => readFile(file),
  look: (file) => stat(file).then(({ size, mtimeMs }) => ({ size, modified: mtimeMs }), orIfMissing(null)),
  write: (file, bytes) =>
    withHandle(file, 'w', async (handle) => {
      await handle.writeFile(bytes)
      await handle.sync()
    }),
  rename: (from, to) => rename(from, to),
  remove: (file) => rm(file, { force: true }),
  touch: (file) => {
    const now = new Date()
    return utimes(file, now, now).then(() => true, orIfMissing(false))
  },
  names: (folder) => readdir(folder).catch(orIfMissing<string[]>([])),
  makeFolder: async (folder) => {
    await mkdir(folder, { recursive: true })
  },
  // Not every system can open a folder; where it cannot, a rename is as safe as that system makes it.
  syncFolder: (folder) => withHandle(folder, 'r', (handle) => handle.sync()).catch(() => undefined),
}

const FULL: Record<string, string> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the quota of the disk is used up',
  EROFS: 'the disk can only be read',
}

/** Runs a task; says in one line what a full disk means for it. */
export const onDiskOf = async <Value>(dataDir: string, doing: string, task: () => Promise<Value>): Promise<Value> => {
  try {
    return await task()
  } catch (cause) {
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
    const reason = FULL[code]
    if (reason === undefined) throw cause
    throw new ReleaseError(`${dataDir}: ${reason} while ${doing}; what is live stays live`, { cause })
  }
}
