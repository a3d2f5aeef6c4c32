/** Bytes that were used lately, up to a total. */
export interface ByteCache {
  get: (key: string) => Buffer | undefined
  /** Keeps bytes unless they are large; the ones not used for longest make room. */
  set: (key: string, bytes: Buffer) => void
}

/**
 * @param most bytes in all
 * @param largest size of one entry
 */
export const createByteCache = (most: number, largest: number): ByteCache => {
  const entries = new Map<string, Buffer>()
  let total = 0
  const drop = (key: string): void => {
    total -= entries.get(key)?.length ?? 0
    entries.delete(key)
  }
  return {
    get: (key) => {
      const bytes = entries.get(key)
      if (bytes) {
        entries.delete(key)
        entries.set(key, bytes)
      }
      return bytes
    },
    set: (key, bytes) => {
      if (bytes.length > largest) return
      drop(key)
      entries.set(key, bytes)
      total += bytes.length
      for (const oldest of entries.keys()) {
        if (total <= most) break
        drop(oldest)
      }
    },
  }
}
