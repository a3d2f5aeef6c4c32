import { join } from 'node:path'
import { readFrames } from './frame'
import type { LogDisk } from './log-disk'
import { DRAFT } from './replace-file'
import { decodeRecord } from './record'
import type { StoredRecord } from './record'

/** The log is a row of files, numbered from 1: only the newest is appended to, older ones are replaced or removed whole. */
const NAME = /^(\d{8})\.log$/

export const segmentFile = (folder: string, number: number): string =>
  join(folder, `${String(number).padStart(8, '0')}.log`)

/** First bytes of each file. */
export const SEGMENT_HEAD = Buffer.from('vitrine log 1\n')

/** Numbers of the files, in order. What a rewriting left that broke off is removed. */
export const listSegments = async (disk: LogDisk, folder: string): Promise<number[]> => {
  const names = await disk.openFolder(folder)
  for (const name of names) if (name.endsWith(DRAFT)) await disk.remove(join(folder, name))
  return names.flatMap((name) => NAME.exec(name)?.slice(1).map(Number) ?? []).sort((a, b) => a - b)
}

/**
 * Reads a file, as a start does: a write that was cut off is cut away. Damage before readable records is reported, and
 * a copy of the file is kept beside it.
 */
export const recoverSegment = async (
  disk: LogDisk,
  file: string,
  report: (line: string) => void,
): Promise<StoredRecord[]> => {
  const bytes = await disk.read(file)
  const isHeadWhole = bytes.subarray(0, SEGMENT_HEAD.length).equals(SEGMENT_HEAD)
  const { payloads, end, damages } = readFrames(bytes, isHeadWhole ? SEGMENT_HEAD.length : 0)
  if (damages.length > 0) {
    await disk.keepCopy(`${file}.damaged`, bytes)
    const places = damages.map(({ from, to }) => `${from}–${to}`).join(', ')
    report(`Durable log: ${file} is damaged (bytes ${places}); the rest was read, a copy is in ${file}.damaged`)
  }
  if (end < bytes.length) await disk.cut(file, end)
  return payloads.map(decodeRecord)
}

/** Reads a file that was recovered or written by this process. */
export const readSegment = async (disk: LogDisk, file: string): Promise<StoredRecord[]> => {
  const bytes = await disk.read(file)
  const isHeadWhole = bytes.subarray(0, SEGMENT_HEAD.length).equals(SEGMENT_HEAD)
  return readFrames(bytes, isHeadWhole ? SEGMENT_HEAD.length : 0).payloads.map(decodeRecord)
}
