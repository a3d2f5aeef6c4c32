export interface ByteRange {
  /** First and last byte, both included. */
  start: number
  end: number
}

/**
 * Reads a `Range` header (RFC 9110, 14.2). Several ranges and other units are not offered: they are answered as if
 * the header were not there, as the RFC allows.
 *
 * @param size bytes of the whole
 * @returns the range; null to answer with the whole; `unsatisfiable` for a 416
 */
export const parseByteRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
