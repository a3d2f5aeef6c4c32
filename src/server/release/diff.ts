import { isPage } from './count-files'
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
  const [created, changed, deleted]: [string[], string[], string[]] = [[], [], []]
  for (const [index, digest] of to.shards.entries()) {
    const before = from.shards[index]
    if (before === undefined || before === digest) continue
    const [old, now] = [await loadShard(before), await loadShard(digest)]
    for (const [path, file] of now) {
      const known = old.get(path)
      if (known?.digest === file.digest) continue
      written.push(path)
      if (isPage(path, file)) (known ? changed : created).push(path)
    }
    for (const [path, file] of old) {
      if (now.has(path)) continue
      removed.push(path)
      if (isPage(path, file)) deleted.push(path)
    }
  }
  return {
    written: written.sort(),
    removed: removed.sort(),
    pages: { created: created.sort(), changed: changed.sort(), deleted: deleted.sort() },
  }
}
