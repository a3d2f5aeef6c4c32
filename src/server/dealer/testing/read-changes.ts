import type { Db } from '../../database/open-database'
import { changesPageSchema } from '../../../contract/dealer/changes'
import type { z } from 'zod'
import { readPosition } from '../change-log'
import { decodeCursor } from '../cursor'
import { changesJson } from '../json-pieces'

/** The changes after a position, oldest first, as the API gives them. */
export const readChanges = async (
  db: Db,
  after: number,
  limit: number,
): Promise<z.output<typeof changesPageSchema> & { seq: number }> => {
  const head = await readPosition(db)
  const pieces: string[] = []
  const at = { epoch: head.epoch, seq: after }
  for await (const piece of changesJson(db, { at, head, limit, assetBaseUrl: '' })) pieces.push(piece)
  const page = changesPageSchema.parse(JSON.parse(pieces.join('')))
  return { ...page, seq: decodeCursor(page.cursor)?.seq ?? Number.NaN }
}
