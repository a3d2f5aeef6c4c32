import type { BlobStore } from './blob-store'
import { isHtml } from './file-facts'
import type { FinishPage } from './finish-page'
import { eachOf, putFile } from './put-file'
import { scanPage } from './scan-page'
import type { ScannedPage } from './scan-page'
import type { ReleaseFile } from './types'

/** A served path and its file below the build's folder. */
export type BuiltFile = readonly [path: string, file: string]

export interface PutOptions {
  /** See `BlobStore.put`. */
  check: boolean
  /** Also looks at pages for what the gate asks of them. */
  scan: boolean
}

export interface PutResult {
  path: string
  entry: ReleaseFile
  /** Null for what is no page, or was not to be looked at. */
  scan: ScannedPage | null
}

/**
 * Puts files of a build into the store, some at a time.
 *
 * @throws ReleaseError that names a file which is not there, or the disk's error
 */
export const putFiles = async (
  blobs: BlobStore,
  finish: FinishPage,
  directory: string,
  files: readonly BuiltFile[],
  { check, scan }: PutOptions,
): Promise<PutResult[]> => {
  const results: PutResult[] = []
  await eachOf(files, async ([path, file]) => {
    const { entry, bytes } = await putFile(blobs, directory, file, finish, check)
    results.push({ path, entry, scan: scan && isHtml(entry) ? scanPage(bytes) : null })
  })
  return results
}
