import type { BlobStore } from './blob-store'
import { parseShard, serializeShard } from './shard'
import { ReleaseError } from './types'
import type { Shard } from './types'

/** Shards kept in memory: two whole releases that share nothing, and then some. */
const KEPT = 600

/** Reads and writes shards; those used last stay in memory, for they never change. */
export interface ShardCache {
  /** @throws ReleaseError when it is missing, spoilt or no shard */
  load: (digest: string) => Promise<Shard>
  save: (shard: Shard, check?: boolean) => Promise<string>
}

export const createShardCache = (blobs: BlobStore, kept = KEPT): ShardCache => {
  const shards = new Map<string, Shard>()
  /** Shards that are being read: whoever wants one meanwhile waits for the same bytes. */
  const reading = new Map<string, Promise<Shard>>()
  const keep = (digest: string, shard: Shard): Shard => {
    shards.delete(digest)
    shards.set(digest, shard)
    for (const oldest of shards.keys()) {
      if (shards.size <= kept) break
      shards.delete(oldest)
    }
    return shard
  }
  const read = async (digest: string): Promise<Shard> => {
    const bytes = await blobs.read(digest)
    try {
      return keep(digest, parseShard(bytes))
    } catch (cause) {
      throw new ReleaseError(`${blobs.path(digest)} is no part of a release`, { cause })
    }
  }
  return {
    load: async (digest) => {
      const known = shards.get(digest)
      if (known) return keep(digest, known)
      const found = reading.get(digest) ?? read(digest).finally(() => reading.delete(digest))
      reading.set(digest, found)
      return found
    },
    save: async (shard, check) => {
      const digest = await blobs.put(serializeShard(shard), check)
      keep(digest, shard)
      return digest
    },
  }
}
