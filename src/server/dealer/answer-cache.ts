import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { HttpError } from '../http/http-error'
import { createGate } from '../http/create-gate'

const compress = promisify(gzip)

/** Answers that may wait to be made; whoever comes after them is asked to come back. */
const MAX_WAITING = 8
/** Bytes of compressed answers that are kept. */
const MAX_BYTES = 32 * 1024 * 1024
/** Fast: the server compresses while visitors wait for their pages. */
const LEVEL = 1

export interface AnswerCache {
  /**
   * The answer of a key at a version of the data, compressed. It is made once for everybody who asks meanwhile, and one
   * answer at a time is made: the embedded database works in the process that serves the site.
   *
   * @param version answers of other versions are dropped
   * @param make gives the JSON in pieces, with a pause after each
   * @throws HttpError 429 when too many answers wait to be made
   */
  get: (key: string, version: string, make: () => AsyncIterable<string>) => Promise<Buffer>
}

interface Entry {
  version: string
  bytes: Promise<Buffer>
  /** 0 until it was made. */
  size: number
}

const breathe = () => new Promise((resolve) => setImmediate(resolve))

const makeBytes = async (make: () => AsyncIterable<string>): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of make()) {
    parts.push(Buffer.from(part))
    await breathe()
  }
  return compress(Buffer.concat(parts), { level: LEVEL })
}

/** Keeps answers of the dealer API compressed, the ones that were asked for last. */
export const createAnswerCache = (maxBytes = MAX_BYTES): AnswerCache => {
  const entries = new Map<string, Entry>()
  const gate = createGate(1)
  let total = 0

  const forget = (key: string): void => {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  const shrink = (): void => {
    for (const [key, { size }] of entries) {
      if (total <= maxBytes) return
      if (size > 0) forget(key)
    }
  }
  const add = (key: string, version: string, make: () => AsyncIterable<string>): Promise<Buffer> => {
    if (gate.waiting() >= MAX_WAITING)
      throw new HttpError(429, 'busy', 'Too many answers are being made: try again in a second.', undefined, 1)
    const bytes = gate.run(() => makeBytes(make))
    const entry: Entry = { version, bytes, size: 0 }
    entries.set(key, entry)
    bytes.then(
      ({ byteLength }) => {
        if (entries.get(key) !== entry) return
        entry.size = byteLength
        total += byteLength
        shrink()
      },
      () => entries.get(key) === entry && forget(key),
    )
    return bytes
  }
  return {
    async get(key, version, make) {
      const known = entries.get(key)
      if (known?.version === version) {
        // Asked for last: dropped last.
        entries.delete(key)
        entries.set(key, known)
        return known.bytes
      }
      for (const [other, entry] of entries) if (entry.version !== version) forget(other)
      return add(key, version, make)
    },
  }
}
