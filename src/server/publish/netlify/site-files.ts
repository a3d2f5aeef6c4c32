import { createHash } from 'node:crypto'
import { exportedName, headersFile } from '../../release/export-release'
import type { BlobStore } from '../../release/blob-store'
import { readPageHeaders } from '../../release/page-headers'
import type { Release } from '../../release/types'
import { PublishFailure } from '../../builds/types'
import type { DeployFiles } from './deploy'

export interface HostFiles {
  /** Header rules in the syntax of `_headers`; a deploy by digest reads no netlify.toml. */
  headers: string
  /** Origin of the worker's API, to which `/api/*` is passed on; null where functions answer it. */
  apiOrigin: string | null
}

const sha1 = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex')

/**
 * First, and forced: what the API answers must never be a page. The data contract is passed on to nobody, even where the
 * origin is the port for systems.
 */
const proxyRule = (origin: string | null): string =>
  origin === null ? '' : `/api/dealer/* /404.html 404!\n/api/* ${origin}/api/:splat 200!\n`

/**
 * The files of a release under the names that the host serves them by, with the two that steer it. Except for these
 * two and their sources, a file is read only when the host asks for it.
 *
 * @throws PublishFailure when two addresses would be one file; ReleaseError when the headers of pages cannot be read
 */
export const netlifyFiles = async (
  release: Release,
  blobs: Pick<BlobStore, 'read'>,
  { headers, apiOrigin }: HostFiles,
): Promise<DeployFiles> => {
  const ofPages = await readPageHeaders(release, blobs)
  const steering = new Map([
    ['/_redirects', Buffer.from(proxyRule(apiOrigin) + release.redirects)],
    ['/_headers', Buffer.from(headers + headersFile(release, ofPages))],
  ])
  const digests = new Map([...steering].map(([path, bytes]) => [path, sha1(bytes)]))
  const blobOf = new Map<string, string>()
  for (const [address, file] of release.files()) {
    const path = `/${exportedName(address, file.type)}`
    if (digests.has(path)) throw new PublishFailure(`Two addresses would both be published as ${path}`)
    digests.set(path, file.sha1)
    blobOf.set(path, file.digest)
  }
  return {
    digests,
    read: async (path) => {
      const bytes = steering.get(path)
      if (bytes) return bytes
      const digest = blobOf.get(path)
      if (digest === undefined) throw new PublishFailure(`The release has no file ${path}`)
      return blobs.read(digest)
    },
  }
}
