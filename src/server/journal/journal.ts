import type { Db } from '../database/open-database'
import { noLog } from '../durable-log/no-log'
import type { DurableLog } from '../durable-log/types'
import { pruneEvents, readOpenEvents, readRecentEvents, reopenEvents, settleEvents, takeEvents } from './event-states'
import { createGroupCommit } from './group-commit'
import { insertEvents } from './insert-events'
import type { Acceptance, EventRow, NewEvent, Settlement } from './types'

/** What was accepted, in order, and what became of it. One per process; several processes may share the database. */
export interface Journal {
  /**
   * Writes an event, or finds that it was told before. What arrives together is written together.
   *
   * @returns when the event, or the one that it repeats, is on disk
   * @throws when it is not known to be on disk: whoever told it must be asked to tell it again
   */
  accept: (event: NewEvent) => Promise<Acceptance>
  /** See `readOpenEvents`. */
  openEvents: () => Promise<EventRow[]>
  /** See `takeEvents`. */
  markBuilding: (ids: readonly string[] | null, buildId: string) => Promise<EventRow[]>
  /** See `settleEvents`. */
  settle: (settlement: Settlement) => Promise<number>
  /** See `reopenEvents`. */
  reopen: (buildId: string) => Promise<number>
  /** Null when there is none of that id. */
  find: (id: string) => Promise<EventRow | null>
  /** See `readRecentEvents`. */
  recent: (limit: number) => Promise<EventRow[]>
  /** See `pruneEvents`. */
  prune: () => Promise<number>
  /**
   * Calls back after each commit that left new pending events, with their count, for a worker in the same process;
   * workers elsewhere poll `openEvents`.
   *
   * @returns ends the subscription
   */
  onAccepted: (callback: (count: number) => void) => () => void
}

/** @param log where accepted events are synced; left out where a commit is durable by itself */
export const createJournal = (db: Db, log: Pick<DurableLog, 'append'> = noLog): Journal => {
  const listeners = new Set<(count: number) => void>()
  const accept = createGroupCommit<NewEvent, Acceptance>(async (events) => {
    const accepted = await insertEvents(db, events)
    const { length } = accepted.filter(({ status, duplicate }) => status === 'pending' && !duplicate)
    if (length > 0) for (const listener of listeners) listener(length)
    await log.append('events', [...new Set(accepted.map(({ id }) => id))])
    return accepted
  })
  return {
    accept,
    openEvents: () => readOpenEvents(db),
    markBuilding: (ids, buildId) => takeEvents(db, ids, buildId),
    settle: (settlement) => settleEvents(db, settlement),
    reopen: (buildId) => reopenEvents(db, buildId),
    find: async (id) => (await db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    recent: (limit) => readRecentEvents(db, limit),
    prune: () => pruneEvents(db),
    onAccepted: (callback) => {
      // A function of its own, so that one callback may subscribe twice and leave once.
      const listener = (count: number) => callback(count)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
