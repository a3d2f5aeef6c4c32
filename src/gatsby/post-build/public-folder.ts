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

const namesBelow = async (folder: string, below: string): Promise<string[]> =>
  (await entriesOf(join(folder, below))).map((entry) => (below === '' ? entry : `${below}/${entry}`))

/**
 * Remembers from one build of a process to the next what it wrote, so that a rebuild reads none of it again. Only builds
 * write these files.
 */
export const createPublicFolder = (folder: string) => {
  const written = new Map<string, string>()
  /** Names that were to be kept last, by pattern and folder. */
  const tidied = new Map<string, string>()

  const read = async (name: string): Promise<string | null> => {
    try {
      return await readFile(join(folder, name), 'utf8')
    } catch (error) {
      if (isMissingFile(error)) return null
      throw error
    }
  }
  /** @param rebuild told of what was written and removed; null in an ordinary build, which looks at the files */
  return (rebuild: Pick<Incremental, 'wrote' | 'removedFile'> | null): PublicFolder => {
    if (rebuild === null) for (const memory of [written, tidied]) memory.clear()
    return {
      read,
      write: async (name, text) => {
        if (written.get(name) === text) return
        written.delete(name)
        if ((await read(name)) !== text) {
          await mkdir(dirname(join(folder, name)), { recursive: true })
          await writeFile(join(folder, name), text)
          rebuild?.wrote(name)
        }
        written.set(name, text)
      },
      removeOthers: async (pattern, keep, below = '') => {
        const question = `${below} ${pattern.source}`
        const names = [...keep.keys()].join('\n')
        if (tidied.get(question) === names) return
        tidied.delete(question)
        for (const name of await namesBelow(folder, below)) {
          if (!pattern.test(name) || keep.has(name)) continue
          await rm(join(folder, name))
          written.delete(name)
          rebuild?.removedFile(name)
        }
        tidied.set(question, names)
      },
    }
  }
}
