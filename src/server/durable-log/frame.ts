import { crc32 } from 'node:zlib'

/**
 * A record on disk: mark, length and checksum of the payload, checksum of this head, payload. Numbers are 32 bits, little
 * endian. The head has a checksum of its own so that a spoilt length is never followed.
 */
const MARK = 0x4c_56
const HEAD_BYTES = 14

/** Bytes from `from` to `to` that hold no readable record, before others that do. */
export interface Damage {
  from: number
  to: number
}

export interface Frames {
  payloads: Buffer[]
  /** Bytes after the last whole record: shorter than the file when a write was cut off. */
  end: number
  damages: Damage[]
}

export const encodeFrame = (payload: Buffer): Buffer => {
  const frame = Buffer.allocUnsafe(HEAD_BYTES + payload.length)
  frame.writeUInt16LE(MARK, 0)
  frame.writeUInt32LE(payload.length, 2)
  frame.writeUInt32LE(crc32(payload), 6)
  frame.writeUInt32LE(crc32(frame.subarray(0, 10)), 10)
  payload.copy(frame, HEAD_BYTES)
  return frame
}

/** The payload of the frame that begins at `at`, or null when none does. */
const frameAt = (bytes: Buffer, at: number): Buffer | null => {
  if (at + HEAD_BYTES > bytes.length || bytes.readUInt16LE(at) !== MARK) return null
  if (bytes.readUInt32LE(at + 10) !== crc32(bytes.subarray(at, at + 10))) return null
  const from = at + HEAD_BYTES
  const to = from + bytes.readUInt32LE(at + 2)
  if (to > bytes.length) return null
  const payload = bytes.subarray(from, to)
  return crc32(payload) === bytes.readUInt32LE(at + 6) ? payload : null
}

const MARK_BYTES = Buffer.from([MARK & 0xff, MARK >> 8])

const findFrame = (bytes: Buffer, from: number): number | null => {
  for (let at = bytes.indexOf(MARK_BYTES, from); at !== -1; at = bytes.indexOf(MARK_BYTES, at + 1))
    if (frameAt(bytes, at) !== null) return at
  return null
}

/**
 * Reads all records from `start` on. Where one is not readable, the next readable one is looked for: if there is none,
 * the rest is a write that was cut off, else it is damage, which is returned.
 */
export const readFrames = (bytes: Buffer, start = 0): Frames => {
  const payloads: Buffer[] = []
  const damages: Damage[] = []
  let at = start
  for (;;) {
    const payload = frameAt(bytes, at)
    if (payload !== null) {
      payloads.push(payload)
      at += HEAD_BYTES + payload.length
      continue
    }
    const next = at < bytes.length ? findFrame(bytes, at + 1) : null
    if (next === null) return { payloads, end: at, damages }
    damages.push({ from: at, to: next })
    at = next
  }
}
