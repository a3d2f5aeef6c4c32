import type { Db } from '../database/open-database'
import { HttpError } from '../http/http-error'
import { readPosition } from './change-log'
import { decodeCursor } from './cursor'
import type { Position } from './cursor'

/**
 * Reads a cursor that a request brought.
 *
 * @returns the place it names, and where the log ends now
 * @throws HttpError 400 when it is no cursor, 410 when it belongs to a database that is no more: read from the start
 */
export const knownPosition = async (
  db: Db,
  name: string,
  cursor: string,
): Promise<{ at: Position; head: Position }> => {
  const at = decodeCursor(cursor)
  if (at === null) throw new HttpError(400, 'bad_cursor', `${name} is not a cursor of this service.`)
  const head = await readPosition(db)
  if (at.epoch !== head.epoch || at.seq > head.seq)
    throw new HttpError(410, 'cursor_gone', `${name} is a cursor of data that were replaced: read from the start.`)
  return { at, head }
}
