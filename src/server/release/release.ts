import { shardOf } from './shard'
import type { Release, ReleaseRoot, Shard } from './types'

/** A release whose shards are in memory. */
export const createRelease = (root: ReleaseRoot, redirects: string, shards: readonly Shard[]): Release => ({
  id: root.id,
  root,
  redirects,
  shards,
  file: (path) => shards[shardOf(path)]?.get(path),
  *files() {
    for (const shard of shards) yield* shard
  },
})
