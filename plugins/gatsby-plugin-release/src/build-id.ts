import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { mergeSorted } from '../../../src/domain/collections/merge-sorted'

/**
 * What a visitor's browser loads of a build: the data of pages, of static queries and of slices, and the names of the
 * scripts, which are made of their content.
 */
const DATA_FOLDERS = ['page-data', 'slice-data']
const SCRIPTS = 'webpack.stats.json'

/** It holds a number of the compilation, which changes with the state of the cache while the site stays the same. */
const COMPILATION = 'page-data/app-data.json'

interface KnownFile {
  stamp: string
  digest: string
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

const filesBelow = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => resolve(entry.parentPath, entry.name))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const digestOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

const scriptNames = async (publicFolder: string): Promise<string> => {
  const stats: unknown = JSON.parse(await readFile(join(publicFolder, SCRIPTS), 'utf8'))
  if (typeof stats !== 'object' || stats === null || !('assetsByChunkName' in stats))
    throw new Error(`${SCRIPTS} has no assetsByChunkName`)
  return JSON.stringify(stats.assetsByChunkName)
}

const BATCH = 64

/** Files below the output that a rebuild wrote and removed, forward slashes. */
export interface FileChanges {
  written: readonly string[]
  removed: readonly string[]
}

const isData = (name: string): boolean =>
  name !== COMPILATION && DATA_FOLDERS.some((folder) => name.startsWith(`${folder}/`))

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Names builds by their content: equal builds have equal names, on any machine. A process that builds again and again
 * reads only the files that changed since.
 */
export const createBuildNamer = () => {
  let known = new Map<string, KnownFile>()
  let sorted: string[] = []
  let scripts: string | null = null

  const digestOfFile = async (publicFolder: string, name: string): Promise<KnownFile> => {
    const file = join(publicFolder, name)
    const { mtimeMs, size } = await stat(file)
    const stamp = `${mtimeMs}-${size}`
    const before = known.get(name)
    return before?.stamp === stamp ? before : { stamp, digest: digestOf(await readFile(file)) }
  }

  const digestsOf = async (publicFolder: string, names: readonly string[]): Promise<Map<string, KnownFile>> => {
    const digests = new Map<string, KnownFile>()
    for (let start = 0; start < names.length; start += BATCH) {
      const batch = names.slice(start, start + BATCH)
      const found = await Promise.all(batch.map((name) => digestOfFile(publicFolder, name)))
      for (const [index, file] of found.entries()) digests.set(batch[index] ?? '', file)
    }
    return digests
  }

  const readEverything = async (publicFolder: string): Promise<void> => {
    const lists = await Promise.all(DATA_FOLDERS.map((folder) => filesBelow(join(publicFolder, folder))))
    const names = lists
      .flat()
      .map((file) => relative(publicFolder, file).split(sep).join('/'))
      .filter(isData)
      .sort(byText)
    known = await digestsOf(publicFolder, names)
    sorted = names
    scripts = await scriptNames(publicFolder)
  }

  /** A file that was written may have the size and, on a coarse clock, the time of the one before: it is read in any case. */
  const readChanges = async (publicFolder: string, { written, removed }: FileChanges): Promise<void> => {
    const gone = new Set(removed.filter(isData))
    const changed = written.filter(isData)
    for (const name of [...gone, ...changed]) known.delete(name)
    const digests = await digestsOf(publicFolder, changed)
    const there = new Set(changed)
    sorted = mergeSorted(
      sorted.filter((name) => !gone.has(name) && !there.has(name)),
      [...there].sort(byText),
      byText,
    )
    for (const [name, file] of digests) known.set(name, file)
  }

  /**
   * @param publicFolder what Gatsby wrote
   * @param changes what a rebuild of this process wrote and removed since; everything is looked at without
   * @returns 16 hexadecimal digits
   * @throws Error when the build is not complete; the next call looks at everything
   */
  return async (publicFolder: string, changes: FileChanges | null = null): Promise<string> => {
    const isFollowing = changes !== null && scripts !== null
    const before = scripts
    scripts = null
    if (isFollowing) await readChanges(publicFolder, changes)
    else await readEverything(publicFolder)
    scripts ??= before
    const hash = createHash('sha256').update(scripts ?? '')
    hash.update(sorted.map((name) => `\n${name} ${known.get(name)?.digest ?? ''}`).join(''))
    return hash.digest('hex').slice(0, 16)
  }
}
