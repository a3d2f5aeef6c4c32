import type { Sealer } from '../sealing/types'
import { addSizes, oldestWithin } from './sizes'
import type { LogDisk } from './log-disk'
import { encodeRecord } from './record'
import type { LogRecord, StoredRecord } from './record'
import { rewriteSegments } from './rewrite'
import { createSegmentWriter } from './segment-writer'
import { listSegments, readSegment, recoverSegment, segmentFile } from './segments'

export interface RecordLogOptions {
  /** Of the log alone. */
  folder: string
  disk: LogDisk
  sealer: Sealer
  /** Told of damage, one line each. */
  report: (line: string) => void
}

/** What a compaction drops beside records that have a later version. */
export interface Limits {
  /** Milliseconds since 1970: records whose time was over then. */
  now: number
  /** The oldest files beyond so many bytes in all, but for records that erase. */
  maxBytes: number
}

/** Records that are on disk when `append` resolves. Knows nothing of what they mean. One process at a time. */
export interface RecordLog {
  /**
   * Writes records in order, with one sync.
   *
   * @throws when they are not on disk for certain
   */
  append: (records: readonly LogRecord[]) => Promise<void>
  /** Whether a record of this key is on disk. */
  has: (key: string) => boolean
  /** On disk, about. */
  bytes: () => number
  /** The records of wanted keys, in order, file by file; texts decrypted. @throws SealError */
  read: (isWanted: (key: string) => boolean) => AsyncIterable<LogRecord[]>
  /** Writes the last versions of rows, and removes all earlier ones from the disk before it resolves. */
  erase: (records: readonly LogRecord[]) => Promise<void>
  /** @returns how many records were dropped */
  compact: (limits: Limits) => Promise<number>
  close: () => Promise<void>
}

export const openRecordLog = async ({ folder, disk, sealer, report }: RecordLogOptions): Promise<RecordLog> => {
  /** Number of the file with the last version of each key. */
  const places = new Map<string, number>()
  /** How long the erasure of a key is kept: a version that comes after it must not shorten that. */
  const erasures = new Map<string, number>()
  const place = ({ key, erases, until }: Pick<LogRecord, 'key' | 'erases' | 'until'>, number: number): void => {
    places.set(key, number)
    if (erases) erasures.set(key, until)
  }
  const numbers = await listSegments(disk, folder)
  for (const number of numbers)
    for (const record of await recoverSegment(disk, segmentFile(folder, number), report)) place(record, number)
  const writer = createSegmentWriter(disk, folder, (numbers.at(-1) ?? 0) + 1)
  const sizesOf = (files: readonly number[]) =>
    Promise.all(files.map((number) => disk.size(segmentFile(folder, number))))
  let bytes = addSizes(await sizesOf(numbers))

  const append = async (given: readonly LogRecord[]): Promise<void> => {
    if (given.length === 0) return
    const records = given.map((record) => {
      const until = erasures.get(record.key)
      return until === undefined ? record : { ...record, erases: true, until: Math.max(until, record.until) }
    })
    const frames = Buffer.concat(records.map((record) => encodeRecord(record, sealer)))
    const number = await writer.append(frames)
    bytes += frames.length
    for (const record of records) place(record, number)
  }

  const rewrite = async ({ now, maxBytes }: Limits): Promise<number> => {
    const next = await writer.roll()
    const closed = (await listSegments(disk, folder)).filter((number) => number < next)
    const oldest = oldestWithin(closed, await sizesOf(closed), maxBytes)
    const dropped: [string, number][] = []
    const keep = ({ key, until, erases }: StoredRecord, number: number, isLast: boolean): boolean => {
      if (!isLast || places.get(key) !== number) return false
      if (until > now && (erases || number >= oldest)) return true
      dropped.push([key, number])
      return false
    }
    const onMoved = (key: string, from: readonly number[], to: number): void => {
      if (from.includes(places.get(key) ?? -1)) places.set(key, to)
    }
    const count = await rewriteSegments({ disk, folder, numbers: closed, keep, onMoved })
    for (const [key, number] of dropped)
      if (places.get(key) === number) {
        places.delete(key)
        erasures.delete(key)
      }
    bytes = addSizes(await sizesOf(await listSegments(disk, folder)))
    return count
  }
  let rewriting: Promise<unknown> = Promise.resolve()
  const compact = (limits: Limits): Promise<number> => {
    const result = rewriting.then(() => rewrite(limits))
    rewriting = result.catch(() => undefined)
    return result
  }

  return {
    append,
    has: (key) => places.has(key),
    bytes: () => bytes,
    read: async function* (isWanted) {
      for (const number of await listSegments(disk, folder)) {
        const records = await readSegment(disk, segmentFile(folder, number))
        yield records
          .filter(({ key }) => isWanted(key))
          .map(({ sealed, key, until, erases }) => {
            const text = sealed === null ? null : sealer.open(sealed)
            return { key, until, erases, text }
          })
      }
    },
    erase: async (records) => {
      await append(records)
      await compact({ now: -Infinity, maxBytes: Infinity })
    },
    compact,
    close: async () => {
      await rewriting
      await writer.close()
    },
  }
}
