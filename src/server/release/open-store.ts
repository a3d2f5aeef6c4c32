import { segments } from '../../config/segments'
import { createBlobStore } from './blob-store'
import type { BlobStore } from './blob-store'
import { collectGarbage } from './collect'
import type { Collected } from './collect'
import { diffRoots } from './diff'
import { directDisk } from './direct-disk'
import { nodeDisk, onDiskOf } from './disk'
import type { Disk } from './disk'
import { createFilePutter } from './file-putter'
import { storeLayout } from './layout'
import { withLease } from './leases'
import { createPageScans } from './page-scans'
import type { PageScans } from './page-scans'
import { readPointer, writePointer } from './pointer'
import { createRelease } from './release'
import { createPutThread } from './put-thread'
import { RETENTION } from './retention'
import type { Retention } from './retention'
import { createRoots } from './roots'
import { saveAll, saveDifference } from './save'
import { createShardCache } from './shard-cache'
import { ReleaseError } from './types'
import type { CurrentRelease, NewReleaseFacts, PublicChanges, Release, ReleaseDiff, ReleaseRoot } from './types'

export interface ReleaseStore {
  /** Folder that the store lies in. */
  dataDir: string
  blobs: BlobStore
  /** Of pages that this process saved as changes. */
  scans: PageScans
  /**
   * Saves a whole build. The folder is only read. Saving a release does not make it live.
   *
   * @param publicDir what Gatsby wrote
   * @throws ReleaseError when the disk is full; the store stays as it was
   */
  saveFull: (publicDir: string, now: Date, facts: NewReleaseFacts) => Promise<ReleaseRoot>
  /**
   * Saves what a rebuild changed, at the cost of what it changed. Equal to `saveFull` of the same folder, id included.
   *
   * @param parentId release of the folder before the rebuild
   * @returns the parent itself when nothing that is served differs
   * @throws ReleaseError when there is no such parent, a listed file is not there, or the disk is full
   */
  saveChanges: (
    parentId: string,
    publicDir: string,
    changes: PublicChanges,
    now: Date,
    facts: NewReleaseFacts,
  ) => Promise<ReleaseRoot>
  /** @throws ReleaseError that names what is missing or spoilt */
  load: (id: string) => Promise<Release>
  /** All releases, the newest first. */
  list: () => Promise<ReleaseRoot[]>
  /** Which release is live, null before the first. Another process may have switched. */
  current: () => Promise<CurrentRelease | null>
  /**
   * Makes a release the live one, in one step; a release of before rolls back.
   *
   * @throws ReleaseError when there is no such release or the disk is full; what was live stays live
   */
  switchTo: (id: string, now?: Date) => Promise<void>
  diff: (fromId: string, toId: string) => Promise<ReleaseDiff>
  /** Drops releases beyond their time and the bytes that are left over. */
  collect: (retention?: Partial<Retention>, now?: Date) => Promise<Collected>
}

export interface StoreOptions {
  /** First segment of vehicle addresses; decides what is counted as a vehicle. */
  stockSegment?: string
  /** How long bytes that no release names are left alone, ms. All processes on a store use the same. Default 1 h. */
  graceMs?: number
  /** Whether this process has nothing else to do than to save, see `directDisk`. */
  savesOnly?: boolean
  /** Another disk than the machine's own; tests have it fail. */
  disk?: Disk
}

const HOUR = 3_600_000

/** Opens the release store of a data folder. Any number of processes may have it open at the same time. */
export const openReleaseStore = (dataDir: string, options: StoreOptions = {}): ReleaseStore => {
  const { stockSegment = segments.stock, graceMs = HOUR, savesOnly, disk = savesOnly ? directDisk : nodeDisk } = options
  const layout = storeLayout(dataDir)
  const blobs = createBlobStore(disk, layout.blobs, graceMs)
  const shards = createShardCache(blobs)
  const roots = createRoots(disk, layout.releases)
  const scans = createPageScans()
  // Another disk cannot be handed to a thread.
  const put = createFilePutter({
    blobs,
    folder: layout.blobs,
    graceMs,
    thread: options.disk ? null : createPutThread(),
  })
  const context = { blobs, shards, scans, put, stockSegment }
  const leased = <Value>(parent: string | null, task: () => Promise<Value>): Promise<Value> =>
    onDiskOf(dataDir, 'a release was being saved', () => withLease(disk, layout.leases, parent, graceMs, task))

  return {
    dataDir,
    blobs,
    scans,
    saveFull: (publicDir, now, facts) =>
      leased(null, async () => {
        const root = await saveAll(context, publicDir, now, facts)
        await roots.write(root)
        return root
      }),
    saveChanges: (parentId, publicDir, changes, now, facts) =>
      leased(parentId, async () => {
        const parent = await roots.read(parentId)
        const root = await saveDifference(context, parent, publicDir, changes, now, facts)
        if (root.id === parent.id) return parent
        await roots.write(root)
        return root
      }),
    load: async (id) => {
      const root = await roots.read(id)
      const [redirects, ...parts] = await Promise.all([
        blobs.read(root.redirects),
        ...root.shards.map((digest) => shards.load(digest)),
      ] as const)
      return createRelease(root, redirects.toString('utf8'), parts)
    },
    list: async () =>
      (await roots.all()).sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? -1 : 1)),
    current: () => readPointer(disk, layout.pointer),
    switchTo: (id, now = new Date()) =>
      onDiskOf(dataDir, 'a release was being published', async () => {
        await roots.read(id)
        // A pointer that cannot be read is no reason not to write a new one.
        const before = await readPointer(disk, layout.pointer).catch(() => null)
        if (before?.id === id) return
        await writePointer(disk, layout.pointer, { id, previous: before?.id ?? null, switchedAt: now.toISOString() })
        // From here on a garbage collection sees it in the pointer. One that was faster has dropped it.
        await roots.read(id).catch(async (cause: unknown) => {
          if (before) await writePointer(disk, layout.pointer, before)
          throw new ReleaseError(`Release ${id} was dropped while it was being published: what was live stays live`, {
            cause,
          })
        })
      }),
    diff: async (fromId, toId) =>
      diffRoots(await roots.read(fromId), await roots.read(toId), (digest) => shards.load(digest)),
    collect: (retention = {}, now = new Date()) =>
      collectGarbage({ disk, layout, blobs, roots, graceMs }, now, { ...RETENTION, ...retention }),
  }
}
