import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { putBlob } from './blob-store'
import { isImmutable, isWorthCoding, mediaTypeOf, servedPath } from './file-facts'
import { CODINGS } from './types'
import type { Release, ReleaseFile } from './types'

/** Files read and coded at the same time; the coding itself runs on Node's four worker threads. */
const PARALLEL = 8

const builtFiles = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1).split(sep).join('/'))
    .sort()
}

const putFile = async (directory: string, file: string, store: string): Promise<ReleaseFile> => {
  const bytes = await readFile(join(directory, file))
  const digest = createHash('sha256').update(bytes).digest('hex')
  const type = mediaTypeOf(file)
  const codings = isWorthCoding(type, bytes.length) ? [...CODINGS] : []
  await putBlob(store, digest, bytes, codings)
  return { digest, size: bytes.length, type, immutable: isImmutable(file), codings }
}

const releaseId = (files: Release['files'], redirects: string): string => {
  const hash = createHash('sha256').update(redirects)
  for (const [path, { digest }] of Object.entries(files)) hash.update(`${path}\0${digest}\n`)
  return hash.digest('hex').slice(0, 16)
}

/**
 * Turns a Gatsby build into a release: every file into the blob store under its digest, with its codings, and a
 * manifest from addresses to files. The build's folder is only read.
 *
 * @param directory what Gatsby wrote (`public`)
 * @param store folder of the blob store; may be shared by any number of releases
 */
export const makeRelease = async (directory: string, store: string, now: Date): Promise<Release> => {
  const queue = (await builtFiles(directory)).flatMap((file) => {
    const path = servedPath(file)
    return path === null ? [] : [{ file, path }]
  })
  const files: Release['files'] = {}
  for (const { path } of queue) {
    // Keeps the manifest's order independent of which file is coded first.
    files[path] = { digest: '', size: 0, type: '', immutable: false, codings: [] }
  }

  const pending = queue.values()
  const work = async () => {
    for (const { file, path } of pending) files[path] = await putFile(directory, file, store)
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))

  const redirects = await readFile(join(directory, '_redirects'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return { id: releaseId(files, redirects), createdAt: now.toISOString(), files, redirects }
}
