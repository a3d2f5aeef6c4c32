import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What tells whether a file was written since it was looked at. */
export interface Stamp {
  /** Bytes. */
  size: number
  mtimeMs: number
}

/** How many files are looked at or copied at once: few enough that a build that begins need not wait for them. */
export const AT_ONCE = 16

/** Does something for each item, a few at a time. @throws what `work` throws, or the reason of the signal */
export const forEachFew = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> => {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    signal?.throwIfAborted()
    await Promise.all(items.slice(from, from + AT_ONCE).map(work))
  }
}

/** Whether a file or folder does not exist. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** The stamp of a file, or null when there is none. */
export const readStamp = async (file: string): Promise<Stamp | null> => {
  try {
    const { size, mtimeMs } = await lstat(file)
    return { size, mtimeMs }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Whether a file is unchanged by these stamps. */
export const isSameStamp = (one: Stamp | null | undefined, other: Stamp | null | undefined): boolean =>
  Boolean(one && other && one.size === other.size && one.mtimeMs === other.mtimeMs)

/**
 * Lists the regular files below some folders, with their stamps.
 *
 * @param folders names below `root`; one that is missing is empty
 * @param isLeftOut files and folders that do not count, by their path below `root`
 */
export const listFiles = async (
  root: string,
  folders: readonly string[],
  isLeftOut: (path: string) => boolean = () => false,
  signal?: AbortSignal,
): Promise<Map<string, Stamp>> => {
  const files = new Map<string, Stamp>()
  for (let level = [...folders]; level.length > 0;) {
    const found: string[] = []
    const below: string[] = []
    const readFolder = async (folder: string): Promise<void> => {
      const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      for (const entry of entries) {
        const path = `${folder}/${entry.name}`
        if (isLeftOut(path)) continue
        if (entry.isDirectory()) below.push(path)
        else if (entry.isFile()) found.push(path)
      }
    }
    await forEachFew(level, readFolder, signal)
    await forEachFew(
      found,
      async (path) => {
        const stamp = await readStamp(join(root, path))
        if (stamp) files.set(path, stamp)
      },
      signal,
    )
    level = below
  }
  return files
}
