import type { BlobStore } from './blob-store'
import { createFinishPage } from './finish-page'
import { putFiles } from './put-files'
import type { BuiltFile, PutOptions, PutResult } from './put-files'
import type { PutThread } from './put-thread'

/** Puts any number of files of a build into the store. */
export type FilePutter = (
  directory: string,
  files: readonly BuiltFile[],
  options: PutOptions,
  onFile: (result: PutResult) => void,
) => Promise<void>

export interface FilePutterOptions {
  blobs: BlobStore
  /** Folder of the blobs. */
  folder: string
  graceMs: number
  /** Takes part from `THREAD_FROM` files on; null where all is to be done here. */
  thread: PutThread | null
}

/** Fewer files are done before a thread has looked at them. */
export const THREAD_FROM = 200
/** Files handed over at once. */
const CHUNK = 64

/**
 * Half of the time goes into digests, which a second processor can work out: this thread and another take the next
 * files, whoever is done first.
 */
export const createFilePutter = ({ blobs, folder, graceMs, thread }: FilePutterOptions): FilePutter => {
  const finish = createFinishPage()
  return async (directory, files, options, onFile) => {
    const here = (chunk: readonly BuiltFile[]) => putFiles(blobs, finish, directory, chunk, options)
    if (thread === null || files.length < THREAD_FROM) {
      for (const result of await here(files)) onFile(result)
      return
    }
    const there = async (chunk: readonly BuiltFile[]) =>
      (await thread.put({ blobs: folder, graceMs, directory, files: chunk, options })) ?? here(chunk)
    let next = 0
    let failed = false
    const work = async (put: (chunk: readonly BuiltFile[]) => Promise<PutResult[]>): Promise<void> => {
      while (next < files.length && !failed) {
        const chunk = files.slice(next, next + CHUNK)
        next += CHUNK
        for (const result of await put(chunk)) onFile(result)
      }
    }
    const noted = (error: unknown): never => {
      failed = true
      throw error
    }
    // Nothing is written any more once the caller is told of a failure.
    const ends = await Promise.allSettled([work(here).catch(noted), work(there).catch(noted)])
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }
}
