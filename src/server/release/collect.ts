import { basename, dirname, join } from 'node:path'
import type { BlobStore } from './blob-store'
import type { Disk } from './disk'
import { readLeases } from './leases'
import type { StoreLayout } from './layout'
import { readPointer } from './pointer'
import { expired } from './retention'
import type { Retention } from './retention'
import { RETIRED } from './roots'
import type { Roots } from './roots'
import { parseShard } from './shard'
import { DRAFT } from './write-whole'

/** What a collection did. */
export interface Collected {
  /** Ids of the releases that were dropped. */
  releases: string[]
  /** Files of the blob store that were removed, codings and unfinished drafts among them. */
  blobs: number
  bytes: number
}

export interface CollectContext {
  disk: Disk
  layout: StoreLayout
  blobs: BlobStore
  roots: Roots
  graceMs: number
}

const ASIDE = `.old${DRAFT}`

const pinnedIds = async ({ disk, layout, graceMs }: CollectContext): Promise<{ ids: Set<string>; oldest: number }> => {
  const leases = await readLeases(disk, layout.leases, graceMs)
  const current = await readPointer(disk, layout.pointer)
  const ids = [current?.id, current?.previous, ...leases.map(({ parent }) => parent)].filter(
    (id) => typeof id === 'string',
  )
  return { ids: new Set(ids), oldest: Math.min(Date.now(), ...leases.map(({ since }) => since)) }
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** False when another collection was faster. */
const moved = (disk: Disk, from: string, to: string): Promise<boolean> =>
  disk.rename(from, to).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false
      throw error
    },
  )

/**
 * Drops root files. Each is first set aside, then everyone who may need it is asked once more, and then only removed:
 * whoever takes a lease on it, or switches to it, either finds it gone or is seen here.
 */
const dropRoots = async (context: CollectContext, now: Date, retention: Retention): Promise<string[]> => {
  const { disk, layout, roots } = context
  const known = await roots.all()
  const madeAt = new Map(known.map(({ id, createdAt }) => [id, createdAt]))
  for (const id of expired(known, (await pinnedIds(context)).ids, now, retention))
    await moved(disk, roots.file(id), roots.file(id) + RETIRED)
  // Those that an interrupted collection left behind are settled now.
  const retired = (await disk.names(layout.releases)).filter((name) => name.endsWith(RETIRED))
  const { ids: pinned } = await pinnedIds(context)
  const dropped: string[] = []
  for (const name of retired) {
    const file = join(layout.releases, name)
    const id = name.slice(0, -`.json${RETIRED}`.length)
    // The same bytes may have been built again, and saved under the same id, since the list was made.
    const savedAgain = madeAt.has(id) && madeAt.get(id) !== (await roots.createdAt(file))
    if ((pinned.has(id) || savedAgain) && (await disk.look(roots.file(id))) === null)
      await moved(disk, file, roots.file(id))
    else {
      await disk.remove(file)
      if ((await disk.look(roots.file(id))) === null) dropped.push(id)
    }
  }
  return dropped
}

/** Digests of everything that the present releases consist of. */
const reachable = async ({ blobs, roots }: CollectContext): Promise<Set<string>> => {
  const digests = new Set<string>()
  const shards = new Set<string>()
  for (const root of await roots.all()) {
    digests.add(root.redirects)
    for (const shard of root.shards) shards.add(shard)
  }
  for (const shard of shards) {
    digests.add(shard)
    for (const { digest } of parseShard(await blobs.read(shard)).values()) digests.add(digest)
  }
  return digests
}

/** Removes a file unless it has become young since it was looked at: someone has just taken it up again. */
const removeOld = async (disk: Disk, file: string, before: number): Promise<number | null> => {
  const found = await disk.look(file)
  if (!found || found.modified >= before) return null
  const aside = `${file}${ASIDE}`
  if (!(await moved(disk, file, aside))) return null
  const again = await disk.look(aside)
  if (again && again.modified >= before) {
    await moved(disk, aside, file)
    return null
  }
  await disk.remove(aside)
  return found.size
}

/** Puts back what a collection that died had set aside and a release has taken up again. */
const putBack = async (disk: Disk, folder: string, live: ReadonlySet<string>): Promise<void> => {
  for (const name of await disk.names(folder)) {
    if (!name.endsWith(ASIDE) || !live.has(name.slice(0, 64))) continue
    const file = join(folder, name.slice(0, -ASIDE.length))
    if ((await disk.look(file)) === null) await moved(disk, join(folder, name), file)
  }
}

/**
 * Removes releases beyond their time, and then all bytes that no release names and that nobody touched for the grace.
 * May run while other processes save, switch and serve; a blob of a release that is there is never removed.
 *
 * @throws ReleaseError that names the file when a release cannot be read: no blob is removed then
 */
export const collectGarbage = async (context: CollectContext, now: Date, retention: Retention): Promise<Collected> => {
  const { disk, layout, graceMs } = context
  const releases = await dropRoots(context, now, retention)
  const before = (await pinnedIds(context)).oldest - graceMs
  const live = await reachable(context)
  let blobs = 0
  let bytes = 0
  const sweep = async (folder: string, isLive: (name: string) => boolean) => {
    for (const name of await disk.names(folder)) {
      if (isLive(name)) continue
      const size = await removeOld(disk, join(folder, name), before)
      if (size === null) continue
      blobs += 1
      bytes += size
    }
  }
  for (const name of await disk.names(layout.blobs)) {
    const folder = join(layout.blobs, name)
    await putBack(disk, folder, live)
    await sweep(folder, (file) => !file.endsWith(DRAFT) && live.has(file.slice(0, 64)))
  }
  await sweep(layout.releases, (name) => !name.endsWith(DRAFT))
  const pointer = basename(layout.pointer)
  await sweep(dirname(layout.pointer), (name) => !(name.startsWith(pointer) && name.endsWith(DRAFT)))
  return { releases, blobs, bytes }
}
