import { readdir } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'

/** Addresses of the files that are served as they are; none when there is no such folder. */
export const staticPaths = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map(
        (entry) =>
          `/${relative(folder, resolve(entry.parentPath, entry.name)).split(sep).map(encodeURIComponent).join('/')}`,
      )
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
