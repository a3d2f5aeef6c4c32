import type { ReleaseDiff, ReleaseRoot, Shard } from './types'

/**
 * Addresses that differ. Shards that both releases share are not even read, so that the cost goes by what changed.
 */
export const diffRoots = async (
  from: ReleaseRoot,
  to: ReleaseRoot,
  loadShard: (digest: string) => Promise<Shard>,
): Promise<ReleaseDiff> => {
  const written: string[] = []
  const removed: string[] = []
  for (const [index, digest] of to.shards.entries()) {
    const before = from.shards[index]
    if (before === undefined || before === digest) continue
    const [old, now] = [await loadShard(before), await loadShard(digest)]
    for (const [path, file] of now) if (old.get(path)?.digest !== file.digest) written.push(path)
    for (const path of old.keys()) if (!now.has(path)) removed.push(path)
  }
  return { written: written.sort(), removed: removed.sort() }
}
