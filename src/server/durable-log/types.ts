/** Tables whose rows are acknowledged to somebody outside, or must not be forgotten: `id text primary key` in each. */
export type LoggedTable = 'events' | 'enquiries' | 'enquiry_changes' | 'enquiry_deliveries' | 'channel_pauses'

/**
 * Makes acknowledged rows survive a power cut on the embedded database, even one that is put back to an earlier copy: a
 * file of our own that is synced before the answer, see decision 0021. On PostgreSQL, whose commits are durable, every
 * function does nothing (`noLog`).
 *
 * The order for whoever acknowledges a row: insert it and commit, `await append(table, [id])`, answer. A duplicate is
 * acknowledged in the same order with the id of its first. What is appended at once shares one sync.
 */
export interface DurableLog {
  /**
   * Resolves when the committed rows of these ids are on disk, whole, as they are in the database now; for `enquiries`
   * with their deliveries. An id that is in the log already costs nothing; one that has no row is skipped.
   *
   * @throws when a row could not be written or synced: answer 503, and the sender sends again with the same key
   */
  append: (table: LoggedTable, ids: readonly string[]) => Promise<void>
  /**
   * The rows changed in a way that an earlier copy of the database must not undo: a message was sent, an enquiry was
   * refused. Nobody waits for it: the rows as they are then ride along with the next sync, within half a second.
   */
  note: (table: LoggedTable, ids: readonly string[]) => void
  /**
   * Removes all earlier versions of rows from the disk, so that neither the log nor an earlier copy of the database
   * brings them back. Call it when the rows are erased or deleted in the database and that is committed, before it is
   * said to be done; for `enquiries` it covers their changes too.
   *
   * @throws when it could not be written; erase again
   */
  erase: (table: LoggedTable, ids: readonly string[]) => Promise<void>
}

/** The log of this process. */
export interface OpenDurableLog extends DurableLog {
  /** Syncs what was noted. */
  close: () => Promise<void>
}
