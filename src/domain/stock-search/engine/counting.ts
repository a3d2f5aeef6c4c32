import type { Codes } from '../codec/columns'
import { popcount } from './bits'
import type { Bits } from './bits'

/** Rows to be counted by what they have: all that pass the filters, or all but one of them. */
export interface Base {
  bits: Bits
  size: number
  /** Words that are not empty. */
  words: Uint32Array
  /** Row numbers; made when a column is first counted by them. */
  rows: () => Uint32Array
}

/** @param bits must not change while the base is used */
export const baseOf = (bits: Bits): Base => {
  let size = 0
  let filled = 0
  const words = new Uint32Array(bits.length)
  for (let word = 0; word < bits.length; word += 1) {
    const own = bits[word] as number
    if (own === 0) continue
    words[filled] = word
    filled += 1
    size += popcount(own)
  }
  const used = words.subarray(0, filled)
  let rows: Uint32Array | null = null
  return { bits, size, words: used, rows: () => (rows ??= rowsOf(bits, used, size)) }
}

const rowsOf = (bits: Bits, words: Uint32Array, size: number): Uint32Array => {
  const rows = new Uint32Array(size)
  let at = 0
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as number
    for (let left = bits[word] as number; left !== 0; left &= left - 1) {
      rows[at] = (word << 5) + 31 - Math.clz32(left & -left)
      at += 1
    }
  }
  return rows
}

/** How many of the base have each feature. */
export const countPostings = (
  { bits, words }: Base,
  postings: Uint32Array,
  perPosting: number,
  counts: Uint32Array,
): void => {
  for (let posting = 0; posting < counts.length; posting += 1) {
    const offset = posting * perPosting
    let count = 0
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index] as number
      count += popcount((bits[word] as number) & (postings[offset + word] as number))
    }
    counts[posting] = count
  }
}

const countCodes = (rows: Uint32Array, codes: Codes, counts: Uint32Array): void => {
  for (let index = 0; index < rows.length; index += 1) {
    const code = codes[rows[index] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
}

/** A column whose values are counted: by row, and where there are few values also as sets of rows. */
export interface Countable {
  codes: Codes
  /** Options, and one more for rows without. */
  values: number
  /** One set of rows for each option; null where they are too many. */
  postings: Uint32Array | null
}

/** A word of a posting costs about as much as a row. */
const isCheaperByPosting = ({ size, words }: Base, { values, postings }: Countable): boolean =>
  postings !== null && (values - 1) * words.length < size

/** How many of the base have each value; at last how many have none, where that was counted (0 otherwise). */
export const countValues = (base: Base, column: Countable): Uint32Array => {
  const counts = new Uint32Array(column.values)
  if (column.postings && isCheaperByPosting(base, column))
    countPostings(base, column.postings, base.bits.length, counts.subarray(0, column.values - 1))
  else countCodes(base.rows(), column.codes, counts)
  return counts
}
