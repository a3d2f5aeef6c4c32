import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'

/**
 * What a visitor's browser loads of a build: the data of pages, of static queries and of slices, and the names of the
 * scripts, which are made of their content.
 */
const DATA_FOLDERS = ['page-data', 'slice-data']
const SCRIPTS = 'webpack.stats.json'

/** It holds a number of the compilation, which changes with the state of the cache while the site stays the same. */
const COMPILATION = join('page-data', 'app-data.json')

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

/**
 * Names builds by their content: equal builds have equal names, on any machine. A process that builds again and again
 * reads only the files that changed since.
 */
export const createBuildNamer = () => {
  let known = new Map<string, KnownFile>()

  const digestOfFile = async (file: string): Promise<KnownFile> => {
    const { mtimeMs, size } = await stat(file)
    const stamp = `${mtimeMs}-${size}`
    const before = known.get(file)
    return before?.stamp === stamp ? before : { stamp, digest: digestOf(await readFile(file)) }
  }

  /**
   * @param publicFolder what Gatsby wrote
   * @returns 16 hexadecimal digits
   * @throws Error when the build is not complete
   */
  return async (publicFolder: string): Promise<string> => {
    const lists = await Promise.all(DATA_FOLDERS.map((folder) => filesBelow(join(publicFolder, folder))))
    const files = lists.flat().filter((file) => relative(publicFolder, file) !== COMPILATION).sort()
    const next = new Map<string, KnownFile>()
    for (let start = 0; start < files.length; start += BATCH) {
      const batch = files.slice(start, start + BATCH)
      const digests = await Promise.all(batch.map(digestOfFile))
      for (const [index, file] of batch.entries()) {
        const found = digests[index]
        if (found) next.set(file, found)
      }
    }
    known = next
    const hash = createHash('sha256').update(await scriptNames(publicFolder))
    for (const [file, { digest }] of next) hash.update(`\n${relative(publicFolder, file).split(sep).join('/')} ${digest}`)
    return hash.digest('hex').slice(0, 16)
  }
}
