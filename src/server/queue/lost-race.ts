/**
 * What PostgreSQL answers to one of two processes that create the same tables at once: duplicate key, duplicate table,
 * deadlock.
 */
const CODES: ReadonlySet<unknown> = new Set(['23505', '42P07', '40P01'])
const TRIES = 5

/**
 * Creates tables that another process may be creating at the same moment: whoever loses tries again and finds them there.
 *
 * @throws what `make` throws otherwise
 */
export const againAfterLostRace = async <Value>(make: () => Promise<Value>): Promise<Value> => {
  for (let left = TRIES; ; left -= 1)
    try {
      return await make()
    } catch (error) {
      const isLost = error instanceof Error && 'code' in error && CODES.has(error.code)
      if (!isLost || left === 1) throw error
    }
}
