import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const latestSchema = z.object({ id: z.string().regex(/^[\w-]+$/) })
const metaSchema = z.object({ prerendered: z.array(z.string().startsWith('/')) })

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** Pages of the last build, null when there was none. */
export const builtPaths = async (publicFolder: string): Promise<string[] | null> => {
  try {
    const { id } = latestSchema.parse(await readJson(join(publicFolder, 'builds', 'latest.json')))
    return metaSchema.parse(await readJson(join(publicFolder, 'builds', 'meta', `${id}.json`))).prerendered
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Pages from a file: a JSON array, or one path a line.
 *
 * @throws Error when it has none
 */
export const pathsFromFile = async (file: string): Promise<string[]> => {
  const text = (await readFile(file, 'utf8')).trim()
  const lines: unknown = text.startsWith('[') ? JSON.parse(text) : text.split(/\r?\n/).map((line) => line.trim())
  const paths = z
    .array(z.string())
    .parse(lines)
    .filter((path) => path.startsWith('/'))
  if (paths.length === 0) throw new Error(`${file} has no path that begins with a slash`)
  return paths
}
