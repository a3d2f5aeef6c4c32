import { FeedError } from './feed-error'
import type { FeedMap } from './map'

const startsWith = (bytes: Uint8Array, ...marks: number[]): boolean =>
  marks.every((mark, index) => bytes[index] === mark)

/** What an XML document says of itself; read as Latin, which is right for what stands in a declaration. */
const declared = (bytes: Uint8Array): string | null =>
  /^<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1] ?? null

const decodeAs = (label: string, bytes: Uint8Array): string => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch (error) {
    const isUnknown = error instanceof RangeError
    throw new FeedError(
      isUnknown
        ? `The feed says it is encoded as ${label}, which is not known.`
        : `The feed is not ${label}, or it is cut off.`,
    )
  }
}

/** Bytes of the longest letter in UTF-8, less one. */
const MAX_REST = 3

/** Whether bytes are UTF-8, with letters that say so, up to a last one that is not whole. */
const endsWithinLetter = (bytes: Uint8Array): boolean => {
  for (let rest = 1; rest <= MAX_REST; rest += 1) {
    try {
      if (/[^\u0000-\u007f]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, -rest))))
        return true
    } catch {
      // One byte less may do.
    }
  }
  return false
}

/**
 * The text of a feed without a byte order mark, its lines ended by a line feed. Without a hint, what is valid UTF-8 is UTF-8, and everything else is
 * Windows-1252, which holds Latin-1.
 *
 * @throws FeedError when the bytes are not what the map or the document itself says
 */
export const decodeFeed = (bytes: Uint8Array, encoding: FeedMap['encoding']): string =>
  decodeBytes(bytes, encoding).replace(/\r\n?/g, '\n')

/** How a feed may have been packed, by its first bytes. */
const PACKED: readonly [string, readonly number[]][] = [
  ['gzip', [0x1f, 0x8b]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
]

const decodeBytes = (bytes: Uint8Array, encoding: FeedMap['encoding']): string => {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return decodeAs('utf-8', bytes)
  if (startsWith(bytes, 0xff, 0xfe)) return decodeAs('utf-16le', bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return decodeAs('utf-16be', bytes)
  const packed = PACKED.find(([, marks]) => startsWith(bytes, ...marks))
  if (packed) throw new FeedError(`The feed is packed (${packed[0]}): unpack it first.`)
  const said = encoding ?? declared(bytes)
  if (said !== null) return decodeAs(said, bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    if (endsWithinLetter(bytes)) throw new FeedError('The feed is cut off within a letter.')
    return decodeAs('windows-1252', bytes)
  }
}
