import { PAGE_HEADERS, parsePageHeaders } from '../../contract/page-headers'
import type { BlobStore } from './blob-store'
import { ReleaseError } from './types'
import type { Release } from './types'

/**
 * For releases without headers of their own, built before `PAGE_HEADERS` existed: hashes of their scripts are unknown.
 */
const OLD_HEADERS: [name: string, value: string][] = [
  ['Content-Security-Policy', "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"],
]

/**
 * Headers of every file of a release, see `PAGE_HEADERS`.
 *
 * @throws ReleaseError when they cannot be read, because pages must not be served with a weaker policy
 */
export const readPageHeaders = async (
  release: Pick<Release, 'id' | 'file'>,
  blobs: Pick<BlobStore, 'read'>,
): Promise<[name: string, value: string][]> => {
  const file = release.file(`/${PAGE_HEADERS}`)
  if (!file) return OLD_HEADERS
  const text = (await blobs.read(file.digest)).toString('utf8')
  try {
    return parsePageHeaders(text)
  } catch (cause) {
    throw new ReleaseError(`${PAGE_HEADERS} of release ${release.id} cannot be read`, { cause })
  }
}
