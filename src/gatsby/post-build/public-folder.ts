import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissingFile } from '../../domain/errors/system-error'
import type { Incremental } from '../incremental/incremental'

/** `public`, written only where something differs, so that a rebuild can say exactly what it touched. */
export interface PublicFolder {
  /** The text of a file, null when there is none. */
  read: (name: string) => Promise<string | null>
  write: (name: string, text: string) => Promise<void>
  /**
   * Removes the files whose names match and are not to be kept.
   *
   * @param below folder in it that directly holds the files; names begin with it
   */
  removeOthers: (pattern: RegExp, keep: ReadonlyMap<string, unknown>, below?: string) => Promise<void>
}

const entriesOf = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissingFile(error)) return []
    throw error
  }
}

/** @param rebuild told of what was written and removed; null in an ordinary build */
export const publicFolder = (
  folder: string,
  rebuild: Pick<Incremental, 'wrote' | 'removedFile'> | null,
): PublicFolder => {
  const read = async (name: string): Promise<string | null> => {
    try {
      return await readFile(join(folder, name), 'utf8')
    } catch (error) {
      if (isMissingFile(error)) return null
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
    removeOthers: async (pattern, keep, below = '') => {
      for (const entry of await entriesOf(join(folder, below))) {
        const name = below === '' ? entry : `${below}/${entry}`
        if (!pattern.test(name) || keep.has(name)) continue
        await rm(join(folder, name))
        rebuild?.removedFile(name)
      }
    },
  }
}
