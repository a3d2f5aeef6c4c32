import { sql } from 'kysely'
import type { PositionAnswer } from '../../contract/dealer/position'
import type { Db } from '../database/open-database'
import { encodeCursor } from './cursor'

/** How far the data have come. One statement, so that all three are of one moment. */
export const readDataPosition = async (db: Db): Promise<PositionAnswer> => {
  const { epoch, value, lists, structural } = await db
    .selectFrom('change_counter')
    .select([
      'epoch',
      'value',
      'lists',
      sql<number>`coalesce((select max(structural_seq) from vehicles), 0)`.as('structural'),
    ])
    .executeTakeFirstOrThrow()
  return {
    cursor: encodeCursor({ epoch, seq: value }),
    structural: encodeCursor({ epoch, seq: structural }),
    // Another database begins to count anew.
    lists: `${epoch}.${lists}`,
  }
}
