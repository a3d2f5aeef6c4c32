import { sql } from 'kysely'
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
 * Notes that stories changed their address. What led to the old address leads to the new one; an address that is taken
 * again leads nowhere. Noting the same move twice changes nothing.
 */
export const storeMoved = async (db: Db, moved: readonly MovedPath[]): Promise<void> => {
  if (moved.length === 0) return
  await db.transaction().execute(async (trx) => {
    for (const { from, to } of moved) {
      if (from === to) continue
      await trx.updateTable('moved_paths').set({ to_path: to }).where('to_path', '=', from).execute()
      await trx
        .insertInto('moved_paths')
        .values({ from_path: from, to_path: to })
        .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_path: to, moved_at: sql<string>`now()` }))
        .execute()
      await trx.deleteFrom('moved_paths').where((row) => row.or([row('from_path', '=', to), row('from_path', '=', row.ref('to_path'))])).execute()
    }
  })
}
