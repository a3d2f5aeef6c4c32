import { mkdir, open, readFile, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file that is only ever written at its end. */
export interface AppendFile {
  write: (bytes: Buffer) => Promise<void>
  /** Resolves when everything written is on the disk itself. */
  sync: () => Promise<void>
  close: () => Promise<void>
}

/** What the log asks of the file system. Tests put one in between that counts, fails or stops at a step. */
export interface LogDisk {
  /** Makes the folder, lasting, and returns the names in it. */
  openFolder: (folder: string) => Promise<string[]>
  read: (file: string) => Promise<Buffer>
  /** In bytes. */
  size: (file: string) => Promise<number>
  /** Creates a file, which must not be there yet. */
  create: (file: string) => Promise<AppendFile>
  rename: (from: string, to: string) => Promise<void>
  remove: (file: string) => Promise<void>
  /** Drops the bytes after `length`, lasting. */
  cut: (file: string, length: number) => Promise<void>
  /** Resolves when the names in a folder are on the disk itself. */
  syncFolder: (folder: string) => Promise<void>
  /** Writes a copy for people to look at. */
  keepCopy: (file: string, bytes: Buffer) => Promise<void>
}

/** Only this user reads what visitors wrote. */
const FILE_MODE = 0o600
const FOLDER_MODE = 0o700

/** Answers of systems that cannot open or sync a folder; there a rename is as lasting as that system makes it. */
const FOLDERS_UNSUPPORTED = ['EISDIR', 'EACCES', 'EPERM', 'EINVAL', 'ENOTSUP']

const withHandle = async (file: string, flags: string, use: (handle: FileHandle) => Promise<void>): Promise<void> => {
  const handle = await open(file, flags)
  try {
    await use(handle)
  } finally {
    await handle.close()
  }
}

const syncFolder = (folder: string): Promise<void> =>
  withHandle(folder, 'r', (handle) => handle.sync()).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!FOLDERS_UNSUPPORTED.includes(code)) throw error
  })

export const nodeLogDisk: LogDisk = {
  openFolder: async (folder) => {
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
    await syncFolder(dirname(folder))
    return readdir(folder)
  },
  read: (file) => readFile(file),
  size: async (file) => (await stat(file)).size,
  create: async (file) => {
    const handle = await open(file, 'wx', FILE_MODE)
    return {
      write: async (bytes) => {
        // `writeFile` goes on after a short write, which `write` reports as done.
        await handle.writeFile(bytes)
      },
      sync: () => handle.datasync(),
      close: () => handle.close(),
    }
  },
  rename: (from, to) => rename(from, to),
  remove: (file) => rm(file, { force: true }),
  cut: async (file, length) => {
    await truncate(file, length)
    await withHandle(file, 'r+', (handle) => handle.sync())
  },
  syncFolder,
  keepCopy: (file, bytes) => writeFile(file, bytes, { mode: FILE_MODE }),
}
