import type { BlobStore } from '../release/blob-store'
import { createGate } from '../http/create-gate'
import { codeFast } from '../release/codings'
import type { Coding, ReleaseFile } from '../release/types'
import { createByteCache } from './byte-cache'

const MEMORY = 64 * 1024 * 1024
const LARGEST = 512 * 1024
/** Files coded at the same time because a visitor asked for them … */
const CODING = 2
/** … and those that wait for it; beyond, a visitor gets the plain bytes at once. */
const WAITING = 2

/** Bytes of a release's files, from memory or the store. */
export interface FileSource {
  /** @throws ReleaseError when they are missing or spoilt */
  plain: (file: ReleaseFile) => Promise<Buffer>
  /** Those that are kept, else made now and not kept: null when too many are waiting for theirs. */
  coded: (file: ReleaseFile, coding: Coding) => Promise<Buffer | null>
  /** Where the plain bytes lie, for those that are too large to be read whole. */
  path: (file: ReleaseFile) => string
}

/** @param memory bytes of small files kept in memory; default 64 MiB */
export const createFileSource = (blobs: BlobStore, memory = MEMORY): FileSource => {
  const cache = createByteCache(memory, LARGEST)
  const coding = createGate(CODING)
  const loading = new Map<string, Promise<Buffer>>()
  const once = (key: string, load: () => Promise<Buffer>): Promise<Buffer> => {
    const known = loading.get(key)
    if (known) return known
    const task = load()
      .then((bytes) => {
        cache.set(key, bytes)
        return bytes
      })
      .finally(() => loading.delete(key))
    loading.set(key, task)
    return task
  }
  const plain = async (file: ReleaseFile): Promise<Buffer> =>
    cache.get(file.digest) ?? once(file.digest, () => blobs.read(file.digest))

  return {
    plain,
    path: (file) => blobs.path(file.digest),
    coded: async (file, name) => {
      const key = `${file.digest}.${name}`
      const known = cache.get(key) ?? loading.get(key)
      if (known) return known
      const stored = await blobs.readCoded(file.digest, name)
      if (stored) {
        cache.set(key, stored)
        return stored
      }
      // Made under one key, so that a page that becomes popular at once is coded once; what is kept is made later, and smaller.
      const fast = `${key}.fast`
      const made = cache.get(fast) ?? loading.get(fast)
      if (made) return made
      if (coding.waiting() >= WAITING) return null
      return once(fast, () => coding.run(async () => codeFast[name](await plain(file))))
    },
  }
}
