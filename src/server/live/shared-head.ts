import type { Db } from '../database/open-database'
import { readPosition } from '../dealer/change-log'
import type { Position } from '../dealer/cursor'

export interface Head {
  position: Position
  /** When it was read, in ms of the clock. */
  readAt: number
}

export interface SharedHead {
  /** The end of the log, as somebody read it a moment ago. */
  recent: () => Promise<Head>
  /** The end of the log as it is now, or as whoever is reading it at this moment will find it. */
  now: () => Promise<Head>
}

/**
 * The end of the log, read once for all who ask within `keepMs`. Hundreds of visitors a second then cost one query a
 * second, and a database that hangs is asked by one request instead of by all. A failure is remembered as long.
 */
export const sharedHead = (db: Db, keepMs: number, clock: () => number): SharedHead => {
  let last: { startedAt: number; reading: Promise<Head>; settled: boolean } | null = null
  const read = (): Promise<Head> => {
    if (last !== null && !last.settled) return last.reading
    const startedAt = clock()
    const mine = {
      startedAt,
      settled: false,
      reading: readPosition(db).then((position) => ({ position, readAt: startedAt })),
    }
    mine.reading.then(
      () => (mine.settled = true),
      () => (mine.settled = true),
    )
    last = mine
    return mine.reading
  }
  return {
    recent: () => (last !== null && clock() - last.startedAt < keepMs ? last.reading : read()),
    now: read,
  }
}
