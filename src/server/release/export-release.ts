import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { isMissingFile, systemErrorCode } from '../../domain/errors/system-error'
import { makeFolder } from '../database/make-folder'
import type { HeaderList } from '../http/fetch-handler'
import type { BlobStore } from './blob-store'
import { readPageHeaders } from './page-headers'
import { eachOf } from './put-file'
import type { Release } from './types'

/** `/stock/x` is published as `stock/x.html`, so that the host answers `/stock/x` and redirects `/stock/x/` to it. */
export const exportedName = (path: string, type: string): string => {
  if (path === '/') return 'index.html'
  return type.startsWith('text/html') && !path.endsWith('.html') ? `${path.slice(1)}.html` : path.slice(1)
}

/** Folders of hashed files, for which the host's own configuration has one rule each. */
const RULED = ['/static/', '/stock-index/']

const everywhereHeaders = (headers: HeaderList): string =>
  headers.length === 0 ? '' : `/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`

/**
 * The host's `_headers` file: headers of every page and cache headers of hashed files.
 *
 * @param headers see `readPageHeaders`
 */
export const headersFile = (release: Release, headers: HeaderList): string =>
  everywhereHeaders(headers) +
  [...release.files()]
    .filter(([path, { immutable }]) => immutable && !RULED.some((folder) => path.startsWith(folder)))
    .map(([path]) => `${path}\n  Cache-Control: public, max-age=31536000, immutable\n`)
    .sort()
    .join('')

const byName = (release: Release): Map<string, string> => {
  const addresses = new Map<string, string>()
  for (const [path, { type }] of release.files()) {
    const name = exportedName(path, type)
    const twin = addresses.get(name)
    if (twin !== undefined) throw new Error(`${[twin, path].sort().join(' and ')} would both be published as ${name}`)
    addresses.set(name, path)
  }
  return addresses
}

const write = async (
  release: Release,
  blobs: BlobStore,
  directory: string,
  names: ReadonlyMap<string, string>,
): Promise<void> => {
  const folders = new Set([directory, ...[...names.keys()].map((name) => dirname(join(directory, name)))])
  for (const folder of folders) await mkdir(folder, { recursive: true })
  await eachOf(names, async ([name, path]) => {
    const file = release.file(path)
    if (file) await writeFile(join(directory, name), await blobs.read(file.digest))
  })
  await writeFile(join(directory, '_redirects'), release.redirects)
  const headers = await readPageHeaders(release, blobs)
  await writeFile(join(directory, '_headers'), headersFile(release, headers))
}

/** Puts a folder in the place of another one, which goes only when the new one stands. */
const replaceFolder = async (directory: string, by: string): Promise<void> => {
  const aside = `${by}.old`
  await rm(aside, { recursive: true, force: true })
  await rename(directory, aside).catch((error: unknown) => {
    if (!isMissingFile(error)) throw error
  })
  await rename(by, directory)
  await rm(aside, { recursive: true, force: true })
}

/**
 * Writes a release out as a folder that a static host publishes: files under their addresses, the 301 file and the
 * cache headers of hashed files. Coded bytes are left out, hosts make their own. Written beside the folder first, so
 * that it holds a whole export at any time.
 *
 * @param directory replaced by the export
 * @throws Error when two addresses would be one file, or the folder cannot be made; ReleaseError that names a blob that is missing or spoilt; the
 *   folder is then as it was
 */
export const exportRelease = async (release: Release, blobs: BlobStore, directory: string): Promise<void> => {
  const names = byName(release)
  const place = resolve(directory)
  const unfinished = join(dirname(place), `.${basename(place)}.unfinished`)
  await rm(unfinished, { recursive: true, force: true })
  try {
    makeFolder(unfinished)
  } catch (cause) {
    throw new Error(`${place} cannot be made (${systemErrorCode(cause) ?? 'unknown'}); nothing was written`, { cause })
  }
  try {
    await write(release, blobs, unfinished, names)
    await replaceFolder(place, unfinished)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
