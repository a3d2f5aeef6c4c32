import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { errorMessage } from '../../domain/errors/error-message'
import type { Db } from '../database/open-database'
import type { Logger } from '../http/logger'
import { addRefusals } from '../metrics/refused-webhooks'

/** Rejections that are kept; older ones make room. */
export const KEPT_REJECTIONS = 500

/** Rejections written in any one second; of a flood the rest is only counted. */
const PER_SECOND = 5

/** Milliseconds after which those that were not written are counted. */
const COUNT_AFTER = 1_000

export interface Rejection {
  source: string
  /** HTTP status of the answer. */
  status: number
  /** Code of the answer's error. */
  code: string
  /** In French for /status. */
  reason: string
}

export interface Rejections {
  /** Writes a rejection, or counts it. Never fails: that a webhook was refused must not depend on it. */
  record: (rejection: Rejection) => Promise<void>
}

const passedOver = (count: number): string =>
  count === 0 ? '' : ` (${count} autres refus n’ont pas été notés avant celui-ci)`

/** Keeps the newest refused webhooks for /status. Anyone may send forged ones, so neither rows nor writes grow with them. */
export const createRejections = (db: Db, logger: Logger, clock: () => number = Date.now): Rejections => {
  let second = 0
  let written = 0
  let unwritten = 0
  /** Not yet added to the totals, by source and code. */
  let uncounted = new Map<string, number>()
  let counting: NodeJS.Timeout | undefined

  const addCounts = async (): Promise<void> => {
    clearTimeout(counting)
    counting = undefined
    const counts = uncounted
    uncounted = new Map()
    try {
      await addRefusals(db, counts)
    } catch {
      // The database is away, which others log; the counts are added with the next ones.
      for (const [label, count] of counts) uncounted.set(label, (uncounted.get(label) ?? 0) + count)
    }
  }

  const mayWrite = (): boolean => {
    const now = Math.floor(clock() / 1000)
    if (now !== second) [second, written] = [now, 0]
    if (written >= PER_SECOND) return false
    written += 1
    return true
  }
  return {
    async record({ source, status, code, reason }) {
      const label = `${source} ${code}`
      uncounted.set(label, (uncounted.get(label) ?? 0) + 1)
      if (!mayWrite()) {
        unwritten += 1
        counting ??= setTimeout(() => void addCounts(), COUNT_AFTER).unref()
        return
      }
      await addCounts()
      const count = unwritten
      unwritten = 0
      try {
        await db
          .insertInto('rejections')
          .values({ id: randomUUID(), source, status, reason: reason + passedOver(count) })
          .execute()
        await sql`
          delete from rejections where id in (
            select id from rejections order by received_at desc, id offset ${sql.lit(KEPT_REJECTIONS)}
          )
        `.execute(db)
      } catch (error) {
        unwritten += count + 1
        logger.error(`webhooks: a rejection could not be written (${errorMessage(error)})`)
      }
    },
  }
}
