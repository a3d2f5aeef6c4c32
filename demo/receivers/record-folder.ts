import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of one kind in a folder, each replaced as a whole. */
export interface RecordFolder {
  /** Names without their ending, sorted. */
  names: () => Promise<string[]>
  read: (name: string) => Promise<Buffer>
  /** Resolves once the file is there whole. */
  write: (name: string, content: string | Uint8Array) => Promise<void>
  remove: (name: string) => Promise<void>
}

/** @param ending with its dot, for example `.eml` */
export const openRecordFolder = async (folder: string, ending: string): Promise<RecordFolder> => {
  // Mails and leads contain personal data.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fileOf = (name: string): string => join(folder, `${name}${ending}`)
  return {
    names: async () =>
      (await readdir(folder))
        .filter((file) => file.endsWith(ending) && !file.startsWith('.'))
        .map((file) => file.slice(0, -ending.length))
        .sort(),
    read: (name) => readFile(fileOf(name)),
    write: async (name, content) => {
      const unfinished = join(folder, `.${randomUUID()}`)
      await writeFile(unfinished, content)
      await rename(unfinished, fileOf(name))
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  }
}
