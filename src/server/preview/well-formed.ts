/** Half of a surrogate pair as `JSON.stringify` escapes it, or a backslash that stands for itself. */
const HALF_PAIRS = /\\(?:\\|ud[89a-f][0-9a-f]{2})/g

/**
 * A JSON value in which no text has half of a surrogate pair: addresses, databases and other programs refuse such text.
 * Each half becomes the sign for an unknown character. The value must not be deeper than the stack.
 */
export const wellFormedJson = (value: unknown): unknown => {
  const text = JSON.stringify(value)
  const mended = text.replace(HALF_PAIRS, (escape) => (escape === '\\\\' ? escape : '\ufffd'))
  return mended === text ? value : JSON.parse(mended)
}
