/**
 * What PostgreSQL says to one of two processes that make the same tables at once: the key or the table is there, or each
 * waited for the other.
 */
const CODES: ReadonlySet<unknown> = new Set(['23505', '42P07', '40P01'])
const TRIES = 5

/**
 * Makes tables that another process may be making at this very moment: what loses to it is done again, and then finds
 * them there.
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
