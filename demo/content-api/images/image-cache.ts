import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Pictures on disk by digest. Equal requests at one time share one making, and only so many are made at once, so that
 * a page of pictures does not take all memory.
 */
export const createImageCache = (folder: string, parallel: number) => {
  const underWay = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let running = 0

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // The place goes straight to who waits longest; nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  const make = async (path: string, work: () => Promise<Buffer>): Promise<Buffer> => {
    const bytes = await inTurn(work)
    const temporary = `${path}.${randomUUID()}`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(temporary, bytes)
    await rename(temporary, path)
    return bytes
  }
  const find = async (digest: string, work: () => Promise<Buffer>): Promise<Buffer> => {
    const path = join(folder, digest.slice(0, 2), digest.slice(2))
    return readFile(path).catch(() => make(path, work))
  }
  return {
    /** The bytes of a digest; made when they are not there. */
    get: (digest: string, work: () => Promise<Buffer>): Promise<Buffer> => {
      const found = underWay.get(digest) ?? find(digest, work).finally(() => underWay.delete(digest))
      underWay.set(digest, found)
      return found
    },
  }
}
