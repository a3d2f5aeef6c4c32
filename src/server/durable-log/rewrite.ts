import { encodeFrame } from './frame'
import type { LogDisk } from './log-disk'
import type { StoredRecord } from './record'
import { replaceFile } from './replace-file'
import { readSegment, SEGMENT_HEAD, segmentFile } from './segments'

/** Files are joined until they are about as large. */
const JOINED_BYTES = 16 * 1024 * 1024

interface RewriteOptions {
  disk: LogDisk
  folder: string
  /** Files that nobody writes to, in order. */
  numbers: readonly number[]
  /** Whether a record, of the file of that number, stays. */
  keep: (record: StoredRecord, number: number, isLastOfKey: boolean) => boolean
  /** The record of a key that was in one of some files is in another one from now on. */
  onMoved: (key: string, from: readonly number[], to: number) => void
}

interface Group {
  numbers: number[]
  kept: StoredRecord[]
  bytes: number
  dropped: number
}

/** Whether the record at each place is the last one of its key in the list. */
const lastOfKeys = (records: readonly StoredRecord[]): Set<StoredRecord> =>
  new Set(new Map(records.map((record) => [record.key, record])).values())

/**
 * Rewrites files without the records that are dropped, and joins small ones. A crash at any step loses nothing and
 * brings nothing back that was dropped before: the new file is whole and lasting before it takes the place of the
 * first one, and only then the others go.
 *
 * @returns how many records were dropped
 */
export const rewriteSegments = async ({ disk, folder, numbers, keep, onMoved }: RewriteOptions): Promise<number> => {
  let total = 0
  let group: Group = { numbers: [], kept: [], bytes: 0, dropped: 0 }

  const flush = async (): Promise<void> => {
    const [first, ...others] = group.numbers
    const { kept, dropped, numbers: from } = group
    group = { numbers: [], kept: [], bytes: 0, dropped: 0 }
    if (first === undefined || (dropped === 0 && others.length === 0)) return
    const target = segmentFile(folder, first)
    if (kept.length === 0) {
      await disk.remove(target)
      await disk.syncFolder(folder)
    } else {
      const frames = kept.map(({ payload }) => encodeFrame(payload))
      await replaceFile(disk, target, Buffer.concat([SEGMENT_HEAD, ...frames]))
    }
    for (const { key } of kept) onMoved(key, from, first)
    for (const other of others) await disk.remove(segmentFile(folder, other))
    if (others.length > 0) await disk.syncFolder(folder)
    total += dropped
  }

  for (const number of numbers) {
    const records = await readSegment(disk, segmentFile(folder, number))
    const last = lastOfKeys(records)
    const kept = records.filter((record) => keep(record, number, last.has(record)))
    const bytes = kept.reduce((sum, { payload }) => sum + payload.length, 0)
    if (group.bytes + bytes > JOINED_BYTES) await flush()
    group.numbers.push(number)
    group.kept.push(...kept)
    group.bytes += bytes
    group.dropped += records.length - kept.length
  }
  await flush()
  return total
}
