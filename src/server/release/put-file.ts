import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isMissingFile, systemErrorCode } from '../../domain/errors/system-error'
import type { BlobStore } from './blob-store'
import { directDisk } from './direct-disk'
import { isHtml, isImmutable, mediaTypeOf } from './file-facts'
import type { FinishPage } from './finish-page'
import { ReleaseError } from './types'
import type { ReleaseFile } from './types'

/** Files read and written at the same time. */
const PARALLEL = 16

/** Runs a task for every item, a few at a time; the first failure ends it. */
export const eachOf = async <Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
  parallel = PARALLEL,
): Promise<void> => {
  const pending = items[Symbol.iterator]()
  let failed = false
  const work = async () => {
    for (let next = pending.next(); !next.done && !failed; next = pending.next()) await task(next.value)
  }
  const workers = Array.from({ length: parallel }, () =>
    work().catch((error: unknown) => {
      failed = true
      throw error
    }),
  )
  // All have come to rest before the failure is passed on: nothing is written after the caller has given up.
  const results = await Promise.allSettled(workers)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/**
 * Puts a built file into the store.
 *
 * @param finish completes a page
 * @param file path below `directory`, with forward slashes
 * @param check see `BlobStore.put`
 * @throws ReleaseError that names the file when the build said it wrote it and it is not there
 */
export const putFile = async (
  blobs: BlobStore,
  directory: string,
  file: string,
  finish: FinishPage,
  check = false,
): Promise<{ entry: ReleaseFile; bytes: Buffer }> => {
  // What a build has just written lies in memory, and whoever puts it into the store does nothing else.
  const built = await directDisk.read(join(directory, file)).catch((cause: unknown) => {
    if (!isMissingFile(cause) && systemErrorCode(cause) !== 'EISDIR') throw cause
    throw new ReleaseError(`${join(directory, file)} is not there, though the build lists it`, { cause })
  })
  const type = mediaTypeOf(file)
  const bytes = isHtml({ type }) ? finish(directory, built) : built
  const digest = await blobs.put(bytes, check)
  const sha1 = createHash('sha1').update(bytes).digest('hex')
  return { entry: { digest, sha1, size: bytes.length, type, immutable: isImmutable(file) }, bytes }
}
