import { sql } from 'kysely'
import { addMoves } from '../../domain/routes/moves'
import type { Db } from '../database/open-database'

/** An address that a story had, and where it is now. */
export interface MovedPath {
  from: string
  to: string
}

/** Every address that stories left, by address; each leads to where the story is now, in one hop. */
export const readMoved = async (db: Db): Promise<MovedPath[]> => {
  const rows = await db.selectFrom('moved_paths').select(['from_path', 'to_path']).orderBy('from_path').execute()
  return rows.map(({ from_path: from, to_path: to }) => ({ from, to }))
}

/**
 * Notes the moves of one build. What led to an old address leads to the new one; an address that is taken again leads
 * nowhere. Noting the same move twice changes nothing.
 */
export const storeMoved = async (db: Db, moved: readonly MovedPath[]): Promise<void> => {
  if (moved.length === 0) return
  await db.transaction().execute(async (trx) => {
    const known = new Map((await readMoved(trx)).map(({ from, to }) => [from, to]))
    const now = addMoves(
      [...known].map(([from, to]) => ({ from, to })),
      moved,
    )
    const kept = new Set(now.map(({ from }) => from))
    const gone = [...known.keys()].filter((from) => !kept.has(from))
    if (gone.length > 0) await trx.deleteFrom('moved_paths').where('from_path', 'in', gone).execute()
    for (const { from, to } of now.filter((move) => known.get(move.from) !== move.to))
      await trx
        .insertInto('moved_paths')
        .values({ from_path: from, to_path: to })
        .onConflict((conflict) =>
          conflict.column('from_path').doUpdateSet({ to_path: to, moved_at: sql<string>`now()` }),
        )
        .execute()
  })
}
