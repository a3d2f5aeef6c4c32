import { randomBytes } from 'node:crypto'
import { simpleParser } from 'mailparser'
import type { ParsedMail } from 'mailparser'
import { isMissingFile } from '../../src/domain/errors/system-error'
import type { Changes } from '../receivers/changes'
import { openRecordFolder } from '../receivers/record-folder'
import { summarise } from './mail-summary'
import type { MailSummary } from './mail-summary'

/** Mails that are kept; the oldest make room. */
const KEPT = 500

export interface Envelope {
  from: string
  to: readonly string[]
}

export interface MailStore {
  /** Keeps a mail. @returns its id, once it is on disk */
  add: (envelope: Envelope, source: Uint8Array) => Promise<string>
  /** The newest first. @param words all of them must occur */
  find: (words: string) => MailSummary[]
  count: () => number
  /** Most mails that are kept. */
  kept: number
  /** Mails that made room for newer ones since the start, or since all were deleted. */
  dropped: () => number
  summary: (id: string) => MailSummary | null
  /** The mail as it was received, with the envelope in front. @returns null when there is none */
  source: (id: string) => Promise<Buffer | null>
  read: (id: string) => Promise<ParsedMail | null>
  isRead: (id: string) => boolean
  markRead: (id: string) => void
  clear: () => Promise<void>
}

/** `20261124T120301123Z-1f2e3d4c`: ids sort by time. */
const newId = (now: Date): string => `${now.toISOString().replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`
const ID = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-[0-9a-f]{8}$/
const timeOf = (id: string): string => id.replace(ID, '$1-$2-$3T$4:$5:$6.$7Z')

/** Addresses come from the client: nothing in them may end a line. */
const inHeader = (address: string): string => address.replace(/[\s<>]/g, '')

/** `Return-Path` and `Delivered-To` headers, which mail servers prepend on delivery. */
const envelopeHeaders = ({ from, to }: Envelope): Buffer =>
  Buffer.from(
    [`Return-Path: <${inHeader(from)}>`, ...to.map((address) => `Delivered-To: ${inHeader(address)}`), ''].join('\r\n'),
  )

/** Keeps mails as `.eml` files, which any mail program opens, and their summaries in memory. */
export const openMailStore = async (folder: string, changes: Changes, kept = KEPT): Promise<MailStore> => {
  const files = await openRecordFolder(folder, '.eml')
  const summaries = new Map<string, MailSummary>()
  const read = new Set<string>()
  let dropped = 0

  const load = async (id: string, source: Buffer): Promise<void> => {
    summaries.set(id, summarise(id, timeOf(id), await simpleParser(source), source.byteLength))
  }
  const trim = async (): Promise<void> => {
    for (const id of [...summaries.keys()].sort().slice(0, -kept)) {
      summaries.delete(id)
      read.delete(id)
      dropped += 1
      await files.remove(id)
    }
  }
  for (const id of (await files.names()).filter((name) => ID.test(name))) {
    await load(id, await files.read(id))
    read.add(id)
  }
  await trim()

  const sourceOf = (id: string): Promise<Buffer | null> =>
    summaries.has(id)
      ? files.read(id).catch((error: unknown) => {
          if (isMissingFile(error)) return null
          throw error
        })
      : Promise.resolve(null)

  return {
    add: async (envelope, source) => {
      const id = newId(new Date())
      const whole = Buffer.concat([envelopeHeaders(envelope), source])
      await files.write(id, whole)
      await load(id, whole)
      await trim()
      changes.announce()
      return id
    },
    find: (text) => {
      const words = text.toLowerCase().split(/\s+/).filter(Boolean)
      return [...summaries.values()]
        .filter((mail) => words.every((word) => mail.words.includes(word)))
        .sort((a, b) => (a.id < b.id ? 1 : -1))
    },
    count: () => summaries.size,
    kept,
    dropped: () => dropped,
    summary: (id) => summaries.get(id) ?? null,
    source: sourceOf,
    read: async (id) => {
      const source = await sourceOf(id)
      return source === null ? null : simpleParser(source)
    },
    isRead: (id) => read.has(id),
    markRead: (id) => {
      if (!summaries.has(id) || read.has(id)) return
      read.add(id)
      changes.announce()
    },
    clear: async () => {
      const ids = [...summaries.keys()]
      summaries.clear()
      read.clear()
      dropped = 0
      await Promise.all(ids.map((id) => files.remove(id)))
      changes.announce()
    },
  }
}
