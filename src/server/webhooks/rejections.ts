import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Db } from '../database/open-database'
import type { Logger } from '../http/logger'

/** Rejections that are kept; older ones make room. */
export const KEPT_REJECTIONS = 500

/** Rejections written in any one second; of a flood the rest is only counted. */
const PER_SECOND = 5

export interface Rejection {
  source: string
  /** HTTP status of the answer. */
  status: number
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

  const mayWrite = (): boolean => {
    const now = Math.floor(clock() / 1000)
    if (now !== second) [second, written] = [now, 0]
    if (written >= PER_SECOND) return false
    written += 1
    return true
  }
  return {
    async record({ source, status, reason }) {
      if (!mayWrite()) {
        unwritten += 1
        return
      }
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
        logger.error(
          `webhooks: a rejection could not be written (${error instanceof Error ? error.message : String(error)})`,
        )
      }
    },
  }
}
