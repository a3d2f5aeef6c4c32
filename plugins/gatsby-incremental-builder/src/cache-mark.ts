import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from './saved-state/list-files'

/** Beside the cache it speaks of: there while a build changes what the saved state does not know of yet. */
const MARK = '.cache-in-use'

/** What the cache was built from; inside of it, so that they go together. */
const INPUTS = '.cache/incremental-builder.json'

/** The bundler checks its own entries, and Gatsby keeps them too when it drops its cache. */
const SAFE = ['webpack']

/** Why a cache is dropped, or replaced by its copy, when a build of it was killed. */
export const INTERRUPTED = 'the last build was interrupted'

const textOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

const removeAllBut = async (folder: string, kept: readonly string[]): Promise<void> => {
  if (!existsSync(folder)) return
  const names = (await readdir(folder)).filter((name) => !kept.includes(name))
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/**
 * Gatsby keeps nodes in a database and the flags of what is out of date in memory: a build that is killed in between
 * leaves pages that stay old for good. A mark tells so.
 */
export const createCacheMark = (directory: string, keep: readonly string[]) => {
  const mark = join(directory, MARK)
  const inputs = join(directory, INPUTS)
  let set = false

  return {
    /** Why the cache that is there must not be gone on from, or null. @param digest of what the build would be made from */
    async distrust(digest: string): Promise<string | null> {
      if (existsSync(mark)) return INTERRUPTED
      if (!existsSync(join(directory, '.cache', 'redux'))) return null
      const built = await textOf(inputs)
      if (built === null) return 'another build made it'
      return built === digest ? null : 'code, configuration or environment changed'
    },
    /** Whether there is a cache to go on from. */
    hasCache: (): boolean => existsSync(join(directory, '.cache', 'redux')),
    /** Forgets Gatsby's data and output. */
    async drop(): Promise<void> {
      await removeAllBut(join(directory, '.cache'), SAFE)
      await removeAllBut(join(directory, 'public'), keep)
    },
    /** Before anything changes. */
    async set(): Promise<void> {
      if (set) return
      await writeFile(mark, `${process.pid}\n`)
      set = true
    },
    /** After the state was saved. */
    async clear(): Promise<void> {
      await rm(mark, { force: true })
      set = false
    },
    /** Notes what the cache was built from. */
    async noteInputs(digest: string): Promise<void> {
      await mkdir(join(directory, '.cache'), { recursive: true })
      await writeFile(inputs, digest)
    },
  }
}

export type CacheMark = ReturnType<typeof createCacheMark>
