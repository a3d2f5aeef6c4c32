import { sql } from 'kysely'
import { contentScope } from '../../domain/events/scope'
import { lastBuilt } from '../builds/last-built'
import { BUILT } from '../builds/types'
import type { Db } from '../database/open-database'
import { differsOnlyIn } from './content-marks'
import type { ContentMarks, ReadContentMarks } from './content-marks'

/** Stories that builds read by name when the content had a version; null when one of them is not known by name. */
const storiesReadAt = async (db: Db, version: string): Promise<Set<number> | null> => {
  const rows = await db
    .selectFrom('events')
    .innerJoin('builds', 'builds.id', 'events.build_id')
    .select(['events.source', 'events.kind', 'events.payload'])
    .where('builds.state', 'in', BUILT)
    .where(sql<boolean>`builds.result #>> '{seen,content}' = ${version}`)
    .execute()
  if (rows.length === 0) return null
  const scope = contentScope(rows)
  return scope.kind === 'stories' ? new Set(scope.ids) : null
}

/** The last build, if its builder stands at a version of the content. */
const lastBuildAt = async (db: Db, version: string): Promise<string | null> => {
  const row = await lastBuilt(db)
    .select(['id', sql<string | null>`result #>> '{seen,content}'`.as('seen')])
    .executeTakeFirst()
  return row?.seen === version ? row.id : null
}

export interface BuiltContent {
  /** Remembers what the space looks like while all of it is built. */
  remember: (version: string) => Promise<void>
  /**
   * Whether builds that read single stories have read all that changed since; then the version counts as built from
   * here on. Whatever cannot be proved is answered with no.
   *
   * @param built version that counts as built, at which the space was remembered
   * @param now version of the space
   */
  hasCaughtUp: (built: string | null, now: string) => Promise<boolean>
}

/**
 * Spares a look at the whole content after each story. A build of one story leaves the version that counts as built as
 * it was: another story may have been published beside it, whose webhook was lost. That is so exactly when the dates of
 * the published stories say it.
 *
 * @param readVersion version of the content now, null while the space is away
 */
export const createBuiltContent = (
  db: Db,
  readMarks: ReadContentMarks,
  readVersion: () => Promise<string | null>,
): BuiltContent => {
  let known: { version: string; marks: ContentMarks } | null = null

  /** Marks that surely are those of the version: it was the same before and after. */
  const marksOf = async (version: string): Promise<ContentMarks | null> => {
    const marks = await readMarks(version)
    return marks !== null && (await readVersion()) === version ? marks : null
  }
  return {
    remember: async (version) => {
      if (known?.version === version) return
      const marks = await marksOf(version)
      known = marks === null ? null : { version, marks }
    },
    hasCaughtUp: async (built, now) => {
      if (known === null || known.version !== built) return false
      // Each story must have been read when the content had the version of now: it may have been published twice.
      const [build, stories] = await Promise.all([lastBuildAt(db, now), storiesReadAt(db, now)])
      if (build === null || stories === null) return false
      const marks = await marksOf(now)
      if (marks === null || !differsOnlyIn(known.marks, marks, stories)) return false
      await db
        .updateTable('builds')
        .set({ result: sql<string>`jsonb_set(result, '{versions,content}', to_jsonb(${now}::text))` })
        .where('id', '=', build)
        .execute()
      known = { version: now, marks }
      return true
    },
  }
}
