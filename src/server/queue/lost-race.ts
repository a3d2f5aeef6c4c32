import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What PostgreSQL answers to one of two processes that create the same tables at once: duplicate key, duplicate table,
 * deadlock.
 */
const CODES: ReadonlySet<unknown> = new Set(['23505', '42P07', '40P01'])
const TRIES = 8
/** Longest delay in ms before the first retry. Delays are random: processes that retry at the same moment collide again. */
const DELAY_MS = 20

/**
 * Creates tables that another process may be creating at the same moment. The loser retries after a random delay and finds them
 * there.
 *
 * @throws what `make` throws otherwise
 */
export const againAfterLostRace = async <Value>(make: () => Promise<Value>): Promise<Value> => {
  for (let tried = 1; ; tried += 1)
    try {
      return await make()
    } catch (error) {
      const isLost = error instanceof Error && 'code' in error && CODES.has(error.code)
      if (!isLost || tried === TRIES) throw error
      await sleep(Math.random() * DELAY_MS * tried)
    }
}
