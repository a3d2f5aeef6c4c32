/** A set of rows, one bit for each. */
export type Bits = Uint32Array

export const wordsFor = (count: number): number => (count + 31) >>> 5

export const setBit = (bits: Bits, row: number): void => {
  bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31))
}

export const clearBit = (bits: Bits, row: number): void => {
  bits[row >>> 5] = (bits[row >>> 5] as number) & ~(1 << (row & 31))
}

export const hasBit = (bits: Bits, row: number): boolean => (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1

/** Sets the bits of all rows from `from` to before `to`. */
export const setRange = (bits: Bits, from: number, to: number): void => {
  let row = from
  for (; row < to && (row & 31) !== 0; row += 1) setBit(bits, row)
  for (; row + 32 <= to; row += 32) bits[row >>> 5] = 0xffffffff
  for (; row < to; row += 1) setBit(bits, row)
}

/** How many bits of a word are set. */
export const popcount = (word: number): number => {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const countBits = (bits: Bits): number => {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += popcount(bits[word] as number)
  return count
}

/** Keeps in `bits` what `other` has too. */
export const intersect = (bits: Bits, other: Bits): void => {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] as number) & (other[word] as number)
}

/** Adds to `bits` what `other` has from word `offset` on. */
export const unite = (bits: Bits, other: Bits, offset = 0): void => {
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (bits[word] as number) | (other[offset + word] as number)
}

/** Writes what both have into `into`. */
export const intersection = (into: Bits, one: Bits, other: Bits): void => {
  for (let word = 0; word < into.length; word += 1) into[word] = (one[word] as number) & (other[word] as number)
}
