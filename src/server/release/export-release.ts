import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { blobPath } from './blob-store'
import type { Release } from './types'

/** `/stock/x` is published as `stock/x.html`, so that the host answers `/stock/x` and redirects `/stock/x/` to it. */
const exportedName = (path: string, type: string): string => {
  if (path === '/') return 'index.html'
  return type.startsWith('text/html') && !path.endsWith('.html') ? `${path.slice(1)}.html` : path.slice(1)
}

const noindexHeaders = (patterns: readonly string[]): string => patterns.map((pattern) => `${pattern}\n  X-Robots-Tag: noindex\n`).join('')

const immutableHeaders = (release: Release): string =>
  Object.entries(release.files)
    .filter(([path, { immutable }]) => immutable && !path.startsWith('/static/'))
    .map(([path]) => `${path}\n  Cache-Control: public, max-age=31536000, immutable\n`)
    .join('')

/**
 * Writes a release out as a folder that a static host publishes: files under their addresses, the 301 file and the
 * cache headers of hashed files. Coded bytes are left out, hosts make their own.
 *
 * @param directory emptied first
 * @param noindex patterns of addresses that are not for search engines
 * @throws Error when two addresses would be one file
 */
export const exportRelease = async (
  release: Release,
  store: string,
  directory: string,
  noindex: readonly string[] = [],
): Promise<void> => {
  await rm(directory, { recursive: true, force: true })
  const folders = new Set<string>()
  const addresses = new Map<string, string>()
  for (const [path, { digest, type }] of Object.entries(release.files)) {
    const name = exportedName(path, type)
    const twin = addresses.get(name)
    if (twin !== undefined) throw new Error(`${twin} and ${path} would both be published as ${name}`)
    addresses.set(name, path)
    const target = join(directory, name)
    const folder = dirname(target)
    if (!folders.has(folder)) {
      await mkdir(folder, { recursive: true })
      folders.add(folder)
    }
    await copyFile(blobPath(store, digest), target)
  }
  await writeFile(join(directory, '_redirects'), release.redirects)
  await writeFile(join(directory, '_headers'), immutableHeaders(release) + noindexHeaders(noindex))
}
