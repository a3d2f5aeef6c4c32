import fc from 'fast-check'

/** Halves of pairs in UTF-16, which are no characters. */
const [FIRST_HALF, HALVES] = [0xd800, 0x800]
const LAST = 0x10ffff

const characterAt = (index: number): string => String.fromCodePoint(index < FIRST_HALF ? index : index + HALVES)

const indexOf = (value: unknown): number => {
  const code = typeof value === 'string' ? value.codePointAt(0) : undefined
  const index = code === undefined || code < FIRST_HALF ? code : code - HALVES
  if (index === undefined || characterAt(index) !== value) throw new Error('This is not one character.')
  return index
}

/**
 * Any character, for `fc.string({ unit: anyCharacter })`. The strings are those of `fc.string({ unit: 'binary' })`, for
 * which fast-check makes a table of a million characters in each suite: half a second.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: LAST - HALVES }).map(characterAt, indexOf)
