import type { LiveAnswer } from '../../contract/dealer/live'
import type { Db } from '../database/open-database'
import { encodeCursor } from '../dealer/cursor'
import type { Position } from '../dealer/cursor'

/** The contract's answer; vehicles were checked when they were written. */
export type StoredLiveAnswer = Omit<LiveAnswer, 'vehicles'> & { vehicles: ({ id: number } & Record<string, unknown>)[] }

/**
 * What changed since a cursor, and of it only what is volatile. Later releases ask with the same cursor, so a vehicle
 * that came after it is told too, but only once its price has changed since it came: until then every page that has
 * it is right, and a large import makes no large answer.
 *
 * @param head read before, so that a change made meanwhile is told twice rather than never
 */
export const readLive = async (db: Db, at: Position, head: Position): Promise<StoredLiveAnswer> => {
  const changed = await db
    .selectFrom('vehicles')
    .select(['id', 'volatile'])
    .where('volatile_seq', '>', at.seq)
    .where((is) => is.or([is('created_seq', '<=', at.seq), is('volatile_seq', '>', is.ref('created_seq'))]))
    .where('deleted', '=', false)
    .orderBy('id')
    .execute()
  const gone = await db
    .selectFrom('vehicles')
    .select('id')
    .where('deleted', '=', true)
    .where('seq', '>', at.seq)
    .orderBy('id')
    .execute()
  return {
    since: encodeCursor(at),
    cursor: encodeCursor(head),
    vehicles: changed.map(({ id, volatile }) => ({ ...volatile, id })),
    removed: gone.map(({ id }) => id),
  }
}
