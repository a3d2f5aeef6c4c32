import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { CODINGS } from './types'
import type { Release } from './types'

const releaseSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  createdAt: z.iso.datetime(),
  files: z.record(
    z.string().startsWith('/'),
    z.object({
      digest: z.string().regex(/^[0-9a-f]{64}$/),
      size: z.number().int().nonnegative(),
      type: z.string(),
      immutable: z.boolean(),
      codings: z.array(z.enum(CODINGS)),
    }),
  ),
  redirects: z.string(),
}) satisfies z.ZodType<Release>

/** Where releases and their blobs lie below the data folder. */
export const releaseFolders = (dataDir: string) => ({
  blobs: join(dataDir, 'blobs'),
  current: join(dataDir, 'release.json'),
})

/** Makes a release the current one, whole or not at all. */
export const writeCurrentRelease = async (dataDir: string, release: Release): Promise<void> => {
  const { current } = releaseFolders(dataDir)
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${current}.tmp`, JSON.stringify(release))
  await rename(`${current}.tmp`, current)
}

/**
 * The current release, null when there is none yet.
 *
 * @throws Error that names the file when it cannot be read as a release
 */
export const readCurrentRelease = async (dataDir: string): Promise<Release | null> => {
  const { current } = releaseFolders(dataDir)
  const text = await readFile(current, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  try {
    return releaseSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`${current} is no release; delete it and build again`, { cause })
  }
}
