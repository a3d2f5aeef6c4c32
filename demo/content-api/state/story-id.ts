import { createHash, randomInt } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Uuid of a seed story: depends on its slug alone, so references to it hold on every machine. */
export const uuidOf = (kind: string, slug: string): string => {
  const bytes = digest(`${kind}:${slug}`).subarray(0, 16)
  // RFC 9562: version 8 (vendor specific), variant 10.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Ids fit into 32 signed bits, as GraphQL's `Int` does. */
const FIRST_ID = 100_000_000
const ID_COUNT = 2 ** 31 - FIRST_ID

/** Numeric id of a seed, from its slug. */
export const idOf = (kind: string, slug: string): number =>
  FIRST_ID + (digest(`${kind}#${slug}`).readUInt32BE(0) % ID_COUNT)

/** An id for something new. */
export const randomId = (): number => randomInt(FIRST_ID, FIRST_ID + ID_COUNT)
