import type { AppendFile, LogDisk } from './log-disk'
import { SEGMENT_HEAD, segmentFile } from './segments'

/** A file that grew past this is followed by a new one. */
const MAX_BYTES = 16 * 1024 * 1024

export interface SegmentWriter {
  /**
   * Writes at the end and syncs, once for all bytes. Calls run one after the other.
   *
   * @returns number of the file that holds the bytes
   * @throws when they are not on disk for certain; the file is left and the next call begins a new one
   */
  append: (bytes: Buffer) => Promise<number>
  /** Ends the file that is written to: from now on it may be replaced. @returns number of the next file */
  roll: () => Promise<number>
  close: () => Promise<void>
}

export const createSegmentWriter = (disk: LogDisk, folder: string, firstNumber: number): SegmentWriter => {
  let number = firstNumber
  let open: { file: AppendFile; bytes: number } | null = null
  let turn: Promise<unknown> = Promise.resolve()

  const inTurn = <Value>(run: () => Promise<Value>): Promise<Value> => {
    const result = turn.then(run)
    turn = result.catch(() => undefined)
    return result
  }
  const end = async (): Promise<void> => {
    if (open === null) return
    const { file } = open
    open = null
    number += 1
    await file.close()
  }
  const openNext = async (): Promise<{ file: AppendFile; bytes: number }> => {
    const file = await disk.create(segmentFile(folder, number))
    open = { file, bytes: SEGMENT_HEAD.length }
    await file.write(SEGMENT_HEAD)
    // The name must last as well, or a sync of the bytes is worth nothing.
    await disk.syncFolder(folder)
    return open
  }
  const append = async (bytes: Buffer): Promise<number> => {
    try {
      if (open !== null && open.bytes > MAX_BYTES) await end()
      const current = open ?? (await openNext())
      await current.file.write(bytes)
      await current.file.sync()
      current.bytes += bytes.length
      return number
    } catch (error) {
      // After a failed sync nobody knows what is on disk, and a later success would not tell.
      if (open === null) number += 1
      else await end().catch(() => undefined)
      throw error
    }
  }
  return {
    append: (bytes) => inTurn(() => append(bytes)),
    roll: () =>
      inTurn(async () => {
        await end()
        return number
      }),
    close: () => inTurn(end),
  }
}
