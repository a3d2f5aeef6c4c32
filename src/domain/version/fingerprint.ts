/**
 * A short digest of a text, the same in Node and in browsers that have no `crypto.subtle` (pages without TLS). It tells
 * texts apart that differ by chance; it protects against nobody.
 *
 * @returns 16 hexadecimal digits
 */
export const fingerprint = (text: string): string => {
  let [first, second] = [0x811c9dc5, 0x9747b28c]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code, 0x5bd1e995)
    second ^= second >>> 15
  }
  return [first, second].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Name of the `meta` element with the fingerprint of the data that a page was made from. */
export const DATA_META = 'vitrine:data'

/** Fingerprint of `result` in a page's `page-data.json`. */
export const dataFingerprint = (result: unknown): string =>
  fingerprint(result === undefined ? '' : JSON.stringify(result))
