import type { Db } from '../database/open-database'
import { decodeCursor } from '../dealer/cursor'
import type { Position } from '../dealer/cursor'
import { HttpError } from '../http/http-error'
import { codeAnswer } from './coded-answer'
import type { CodedAnswer } from './coded-answer'
import { readLive } from './read-live'
import { sharedHead } from './shared-head'
import type { Head } from './shared-head'

/** Releases whose visitors are still about: the latest few. */
const REMEMBERED = 16

export interface AnswerOptions {
  /** How long the end of the log is taken for granted, in ms. */
  keepMs?: number
  /** How long a visitor with a remembered answer waits for a database that does not reply, in ms. */
  patienceMs?: number
  clock?: () => number
  /** Told once when the database goes, with the reason, and once when it is back, with null. */
  onAway?: (reason: unknown) => void
}

export interface FoundAnswer {
  answer: CodedAnswer
  /** Whole seconds since the database last said that it is so. */
  age: number
  /** The database is away: this is what it said last. */
  stale: boolean
}

interface Entry {
  head: Position
  /** Last time at which the log was known to end at `head`, in ms of the clock. */
  confirmedAt: number
  answer: CodedAnswer
}

const late = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) =>
    setTimeout(() => reject(new Error(`The database did not reply within ${ms} ms.`)), ms).unref(),
  )

const isSame = (a: Position, b: Position): boolean => a.epoch === b.epoch && a.seq === b.seq

/**
 * Live answers by the cursor they are asked with. While nothing changes each is read, written and coded once; while
 * the database is away the last one is given with its age.
 *
 * @returns a function that throws HttpError 400 for what is no cursor and 410 for one of data that are no more; any
 * error of the database passes through when nothing is remembered
 */
export const rememberedAnswers = (db: Db, options: AnswerOptions = {}): ((since: string) => Promise<FoundAnswer>) => {
  const { keepMs = 1000, patienceMs = 500, clock = Date.now, onAway = () => undefined } = options
  const heads = sharedHead(db, keepMs, clock)
  const entries = new Map<string, Entry>()
  const reading = new Map<string, Promise<Entry>>()
  let away = false

  const headFor = async (at: Position): Promise<Head> => {
    const isUnknown = ({ position }: Head) => at.epoch !== position.epoch || at.seq > position.seq
    const recent = await heads.recent()
    // A release may have been built within the last second, at a place beyond the end that was read before.
    const head = isUnknown(recent) ? await heads.now() : recent
    if (isUnknown(head))
      throw new HttpError(410, 'cursor_gone', 'since is a cursor of data that were replaced: read from the start.')
    return head
  }

  const read = async (since: string, at: Position): Promise<Entry> => {
    const { position: head, readAt: confirmedAt } = await headFor(at)
    const known = entries.get(since)
    const answer = known && isSame(known.head, head) ? known.answer : codeAnswer(await readLive(db, at, head))
    const entry = { head, confirmedAt, answer }
    entries.delete(since)
    entries.set(since, entry)
    const [oldest] = entries.keys()
    if (entries.size > REMEMBERED && oldest !== undefined) entries.delete(oldest)
    return entry
  }

  const readOnce = (since: string, at: Position): Promise<Entry> => {
    const running = reading.get(since) ?? read(since, at).finally(() => reading.delete(since))
    reading.set(since, running)
    return running
  }

  const isAway = (now: boolean, reason: unknown): void => {
    if (now !== away) onAway(reason)
    away = now
  }

  const found = (entry: Entry, stale: boolean): FoundAnswer => ({
    answer: entry.answer,
    age: Math.max(0, Math.floor((clock() - entry.confirmedAt) / 1000)),
    stale,
  })

  return async (since) => {
    const at = decodeCursor(since)
    if (at === null) throw new HttpError(400, 'bad_cursor', 'since is not a cursor of this service.')
    const remembered = entries.get(since)
    try {
      const asked = readOnce(since, at)
      // Once it is known to be away, nobody waits for it again; whoever is reading finds out when it is back.
      const entry = await (remembered ? Promise.race([asked, late(away ? patienceMs / 20 : patienceMs)]) : asked)
      isAway(false, null)
      return found(entry, false)
    } catch (error) {
      if (error instanceof HttpError) throw error
      isAway(true, error)
      if (!remembered) throw error
      return found(remembered, true)
    }
  }
}
