/** Digits and letters that nobody confuses when they are read out on the telephone: no I, L, O, U, 0 or 1. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'GA'

/** Form of a reference number. */
export const REFERENCE = new RegExp(`^${PREFIX}-[${LETTERS}]{4}-[2-9]{2}$`)

/**
 * A reference number such as `GA-7F3K-29`, for people to quote. 51,840,000 of them exist; the database keeps them apart.
 *
 * @param bytes at least six random bytes
 */
export const createReference = (bytes: Uint8Array): string => {
  const pick = (index: number, from: string): string => from[(bytes[index] ?? 0) % from.length] ?? ''
  const letters = [0, 1, 2, 3].map((index) => pick(index, LETTERS)).join('')
  return `${PREFIX}-${letters}-${[4, 5].map((index) => pick(index, LETTERS.slice(0, 8))).join('')}`
}

/** A reference as it was typed or pasted, in its one form; null when it is none. */
export const parseReference = (text: string): string | null => {
  const plain = text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '')
  const reference = plain.replace(/^GA(.{4})(.{2})$/, 'GA-$1-$2')
  return REFERENCE.test(reference) ? reference : null
}
