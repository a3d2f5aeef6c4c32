import type { LiveAnswer } from '../../contract/dealer/live'
import type { Db } from '../database/open-database'
import { encodeCursor } from '../dealer/cursor'
import type { Position } from '../dealer/cursor'

/** The contract's answer; vehicles were checked when they were written. */
export type StoredLiveAnswer = Omit<LiveAnswer, 'vehicles'> & { vehicles: ({ id: number } & Record<string, unknown>)[] }

/**
 * What changed for a release that was built at a cursor: only vehicles that the release can know, and of those only
 * what is volatile.
 *
 * @param head read before, so that a change made meanwhile is told twice rather than never
 */
export const readLive = async (db: Db, at: Position, head: Position): Promise<StoredLiveAnswer> => {
  const known = db.selectFrom('vehicles').where('created_seq', '<=', at.seq)
  const changed = await known
    .select(['id', 'volatile'])
    .where('volatile_seq', '>', at.seq)
    .where('deleted', '=', false)
    .orderBy('id')
    .execute()
  const gone = await known.select('id').where('deleted', '=', true).where('seq', '>', at.seq).orderBy('id').execute()
  return {
    since: encodeCursor(at),
    cursor: encodeCursor(head),
    vehicles: changed.map(({ id, volatile }) => ({ ...volatile, id })),
    removed: gone.map(({ id }) => id),
  }
}
