import { copyFile, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Never copied: what builds leave behind, and what no build reads, so that a new server goes on from what was built. */
const LEFT_OUT =
  /(?:^|\/)(?:\.cache|public|node_modules|\.output)(?:\/|$)|^src\/(?:server|cli|functions|testing)(?:\/|$)|\.test\.tsx?$/

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** Files below a path, or the path itself when it is a file; relative to `folder`. */
export const filesBelow = async (folder: string, path: string): Promise<string[]> => {
  const whole = join(folder, path)
  const facts = await stat(whole).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (facts === null) return []
  if (facts.isFile()) return [path]
  const names = (await readdir(whole)).sort()
  const lists = await Promise.all(names.map((name) => filesBelow(folder, `${path}/${name}`)))
  return lists.flat().filter((file) => !LEFT_OUT.test(file))
}

const isSame = async (from: string, to: string): Promise<boolean> => {
  try {
    const [one, other] = await Promise.all([readFile(from), readFile(to)])
    return one.equals(other)
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/**
 * Makes `target` hold the same files as `source` below some paths. A file that is the same already is not touched:
 * bundlers tell by its time that nothing changed.
 *
 * @returns how many files were written or removed
 */
export const syncFolder = async (source: string, target: string, paths: readonly string[]): Promise<number> => {
  let changes = 0
  for (const path of paths) {
    const wanted = await filesBelow(source, path)
    const there = await filesBelow(target, path)
    const kept = new Set(wanted)
    for (const file of there)
      if (!kept.has(file)) {
        await rm(join(target, file), { force: true })
        changes += 1
      }
    for (const file of wanted) {
      const [from, to] = [join(source, file), join(target, file)]
      if (await isSame(from, to)) continue
      await mkdir(dirname(to), { recursive: true })
      await copyFile(from, to)
      const { atime, mtime } = await stat(from)
      await utimes(to, atime, mtime)
      changes += 1
    }
  }
  return changes
}
