import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Incremental } from '../incremental/incremental'

/** `public`, written only where something differs, so that a rebuild can say exactly what it touched. */
export interface PublicFolder {
  /** The text of a file, null when there is none. */
  read: (name: string) => Promise<string | null>
  write: (name: string, text: string) => Promise<void>
  /** Removes the files directly in the folder whose names match and are not to be kept. */
  removeOthers: (pattern: RegExp, keep: ReadonlyMap<string, unknown>) => Promise<void>
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** @param rebuild told of what was written and removed; null in an ordinary build */
export const publicFolder = (
  folder: string,
  rebuild: Pick<Incremental, 'wrote' | 'removedFile'> | null,
): PublicFolder => {
  const read = async (name: string): Promise<string | null> => {
    try {
      return await readFile(join(folder, name), 'utf8')
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  return {
    read,
    write: async (name, text) => {
      if ((await read(name)) === text) return
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
      rebuild?.wrote(name)
    },
    removeOthers: async (pattern, keep) => {
      for (const name of await readdir(folder)) {
        if (!pattern.test(name) || keep.has(name)) continue
        await rm(join(folder, name))
        rebuild?.removedFile(name)
      }
    },
  }
}
