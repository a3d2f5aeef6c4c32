/**
 * Numbers as printable text. Each is written with a fixed count of digits, one character to a digit, and digits of one
 * rank stand together: so brotli finds what columns have in common as well as it would in bytes, and any host compresses
 * the file, for it is JSON. The digits are the ASCII characters from `#` to `~` without the backslash.
 */
export const RADIX = 91
const FIRST = 35
const BACKSLASH = 92

const CODES = Uint8Array.from({ length: RADIX }, (_, digit) =>
  digit + FIRST < BACKSLASH ? digit + FIRST : digit + FIRST + 1,
)
const DIGITS = new Uint8Array(128)
CODES.forEach((code, digit) => (DIGITS[code] = digit))

const decoder = new TextDecoder()

/** How many digits a whole number takes; none for 0. */
export const digitsFor = (greatest: number): number => {
  let width = 0
  for (let left = greatest; left > 0; left = Math.floor(left / RADIX)) width += 1
  return width
}

/**
 * Writes numbers with `width` digits each: all first digits, then all second ones.
 *
 * @param values whole, not negative, below 91 to the power of `width`
 */
export const writeDigits = (values: ArrayLike<number>, width: number): string => {
  const count = values.length
  const text = new Uint8Array(count * width)
  for (let row = 0; row < count; row += 1) {
    let left = values[row] as number
    for (let rank = width - 1; rank >= 0; rank -= 1) {
      const rest = Math.floor(left / RADIX)
      text[rank * count + row] = CODES[left - rest * RADIX] as number
      left = rest
    }
  }
  return decoder.decode(text)
}

/**
 * Reads what `writeDigits` wrote.
 *
 * @throws RangeError when the text has another length
 */
export const readDigits = (text: string, count: number, width: number): Float64Array => {
  if (text.length !== count * width)
    throw new RangeError(`a column of ${count} numbers has ${text.length} characters instead of ${count * width}`)
  const values = new Float64Array(count)
  for (let rank = 0, at = 0; rank < width; rank += 1)
    for (let row = 0; row < count; row += 1, at += 1)
      values[row] = (values[row] as number) * RADIX + (DIGITS[text.charCodeAt(at) & 127] as number)
  return values
}

/** Bits in one character. */
const BITS = 6

/** Writes the first `count` bits, six to a character. */
export const writeBits = (bits: Uint32Array, count: number): string => {
  const text = new Uint8Array(Math.ceil(count / BITS))
  for (let at = 0, bit = 0; at < text.length; at += 1, bit += BITS) {
    const word = bit >>> 5
    const shift = bit & 31
    const low = (bits[word] as number) >>> shift
    const high = shift > 32 - BITS ? (bits[word + 1] ?? 0) << (32 - shift) : 0
    text[at] = CODES[(low | high) & 63] as number
  }
  return decoder.decode(text)
}

/** Reads what `writeBits` wrote into `bits`, which is all zeros. */
export const readBits = (text: string, bits: Uint32Array): void => {
  for (let at = 0, bit = 0; at < text.length; at += 1, bit += BITS) {
    const six = DIGITS[text.charCodeAt(at) & 127] as number
    const word = bit >>> 5
    const shift = bit & 31
    bits[word] = (bits[word] as number) | (six << shift)
    if (shift > 32 - BITS && word + 1 < bits.length)
      bits[word + 1] = (bits[word + 1] as number) | (six >>> (32 - shift))
  }
}
