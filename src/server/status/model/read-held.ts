import { sql } from 'kysely'
import type { Db } from '../../database/open-database'
import { UNREADABLE_RULES } from '../../release/gate/redirects'

/** Releases that the gate held back, and whether a person may publish them all the same. */
export type Held = ReadonlyMap<string, 'forcible' | 'blocked'>

/**
 * Releases that the gate held back and that nobody has published since.
 *
 * @param kept ids of the releases that are still stored
 */
export const readHeld = async (db: Db, kept: readonly string[]): Promise<Held> => {
  if (kept.length === 0) return new Map()
  const rows = await db
    .selectFrom('builds')
    .select('release_id')
    .select(
      sql<boolean>`bool_or(builds.result @> ${JSON.stringify({ gate: [{ check: UNREADABLE_RULES }] })}::jsonb)`.as(
        'blocked',
      ),
    )
    .groupBy('release_id')
    .where('state', '=', 'gated')
    .where('release_id', 'in', kept)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('publications').select('seq').whereRef('publications.release_id', '=', 'builds.release_id'),
        ),
      ),
    )
    .execute()
  return new Map(
    rows.flatMap(({ release_id, blocked }) =>
      release_id === null ? [] : [[release_id, blocked ? 'blocked' : 'forcible'] as const],
    ),
  )
}
