import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Resolves when a file, or the names in a folder, are on the disk itself. */
export const syncPath = async (path: string): Promise<void> => {
  try {
    const handle = await open(path, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    // The database removes files of its own while it runs, and not every system syncs folders.
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!['ENOENT', 'EISDIR', 'EACCES', 'EPERM', 'EINVAL'].includes(code)) throw error
  }
}

const AT_ONCE = 32

/** Resolves when every file in a folder, and the folders themselves, are on the disk itself. */
export const syncTree = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true })
  const waiting = [folder, ...entries.map((name) => join(folder, name))]
  const work = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await syncPath(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
