import { z } from 'zod'
import type { Sealer } from '../sealing/types'
import { encodeFrame } from './frame'

/** One version of one row, as it is kept on disk. */
export interface LogRecord {
  /** Names the row. Of several records with one key the last one counts. */
  key: string
  /** Milliseconds since 1970 until which it is kept. */
  until: number
  /** This version ends all earlier ones for good: they must not be on disk any longer. */
  erases: boolean
  /** Null: the row is gone. */
  text: string | null
}

/** A record whose text is not decrypted yet. */
export interface StoredRecord extends Omit<LogRecord, 'text'> {
  sealed: string | null
  /** As it lies on disk. */
  payload: Buffer
}

const headSchema = z.tuple([z.string(), z.number(), z.boolean(), z.boolean()])

/** The head in plain JSON, so that records are found and dropped without a key; then the text, sealed. */
export const encodeRecord = ({ key, until, erases, text }: LogRecord, sealer: Sealer): Buffer => {
  const head = JSON.stringify([key, until, erases, text === null] satisfies z.input<typeof headSchema>)
  return encodeFrame(Buffer.from(text === null ? head : `${head}\n${sealer.seal(text)}`))
}

/** @throws when the payload, whose checksum is right, is that of another program */
export const decodeRecord = (payload: Buffer): StoredRecord => {
  const end = payload.indexOf(0x0a)
  const head: unknown = JSON.parse(payload.toString('utf8', 0, end === -1 ? payload.length : end))
  const [key, until, erases, isGone] = headSchema.parse(head)
  return { key, until, erases, payload, sealed: isGone ? null : payload.toString('utf8', end + 1) }
}
