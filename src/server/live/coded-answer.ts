import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Coding } from '../release/types'
import type { StoredLiveAnswer } from './read-live'

/** Shorter answers fit one packet as they are. */
const WORTH_CODING = 1024

export interface CodedAnswer {
  json: Buffer
  /** Weak, for it names what is said, in whichever coding. */
  etag: string
  codings: readonly Coding[]
  /** The answer in a coding, made at the first call and kept. */
  coded: (coding: Coding) => Promise<Buffer>
}

const make: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/** An answer as bytes, so that it is written and coded once for all who ask. */
export const codeAnswer = (answer: StoredLiveAnswer): CodedAnswer => {
  const json = Buffer.from(JSON.stringify(answer))
  const made = new Map<Coding, Promise<Buffer>>()
  return {
    json,
    etag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`,
    codings: json.length < WORTH_CODING ? [] : ['br', 'gzip'],
    coded: (coding) => {
      const known = made.get(coding) ?? make[coding](json)
      made.set(coding, known)
      return known
    },
  }
}
