import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../database/open-database'
import type { BuildState, Schema } from '../../database/schema'
import { BUILDS, deleteAndCount } from '../../metrics/durations'
import { lastBuilt } from '../last-built'
import type { BuildResult } from '../types'
import type { EventNote } from './event-notes'
import type { SourceVersions } from './source-versions'

/** Names that are kept of each list of pages; the totals tell the rest. */
const NAMES = 50

/**
 * What /status shows of a result: lists cut short, with their lengths beside them. `versions` are those that count as
 * built, `seen` those of the data that the builder stands at.
 *
 * @param notes what its events are told where they go live later, see `publishHeldEvents`
 */
export const storedResult = (
  result: BuildResult | null,
  versions: SourceVersions,
  notes: readonly EventNote[] = [],
): string => {
  if (result === null) return JSON.stringify({ versions })
  const { created, changed, deleted, total } = result.pages
  const pages = {
    created: created.slice(0, NAMES),
    changed: changed.slice(0, NAMES),
    deleted: deleted.slice(0, NAMES),
    total,
  }
  return JSON.stringify({
    ...result,
    omissions: undefined,
    notes,
    heldRedirects: result.heldRedirects.slice(0, NAMES),
    pages,
    totals: { created: created.length, changed: changed.length, deleted: deleted.length },
    versions,
    seen: result.versions,
  })
}

const versionsSchema = z.object({
  versions: z.object({ content: z.string().nullable(), dealer: z.string().nullable() }),
})

/** Versions that were current when the last build that succeeded began; null when there was none. */
export const lastBuiltVersions = async (db: Db): Promise<SourceVersions | null> => {
  const row = await lastBuilt(db).select('result').executeTakeFirst()
  return versionsSchema.safeParse(row?.result).data?.versions ?? null
}

export const beginBuild = async (db: Db, id: string, worker: string, kind: 'incremental' | 'full'): Promise<void> => {
  await db.insertInto('builds').values({ id, worker, kind, state: 'running' }).execute()
}

export const endBuild = async (
  db: Kysely<Schema>,
  id: string,
  end: { state: Exclude<BuildState, 'running'>; releaseId?: string | null; result?: string; error?: string },
): Promise<void> => {
  await db
    .updateTable('builds')
    .set({
      state: end.state,
      finished_at: sql<string>`now()`,
      ...(end.releaseId !== undefined && { release_id: end.releaseId }),
      ...(end.result !== undefined && { result: end.result }),
      ...(end.error !== undefined && { error: end.error }),
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** Builds older than a month are forgotten, as their events are; /metrics goes on counting them. */
export const pruneBuilds = async (db: Db): Promise<void> => {
  await deleteAndCount(
    db,
    BUILDS,
    sql`delete from builds where started_at < now() - interval '30 days' and state <> 'running' returning *`,
  )
}

/** Release that went live last, as far as the list tells. */
export const lastPublished = async (db: Kysely<Schema>): Promise<string | null> =>
  (await db.selectFrom('publications').select('release_id').orderBy('seq', 'desc').limit(1).executeTakeFirst())
    ?.release_id ?? null

/** Notes that a release went live, unless that was the last thing noted. */
export const notePublication = async (
  db: Kysely<Schema>,
  publication: { releaseId: string; publisher: string; cause: 'build' | 'rollback' | 'forced'; buildId: string | null },
): Promise<void> => {
  if ((await lastPublished(db)) === publication.releaseId) return
  const { releaseId, publisher, cause, buildId } = publication
  await db.insertInto('publications').values({ release_id: releaseId, publisher, cause, build_id: buildId }).execute()
}

/**
 * Events that the gate held back are live now, but for what their build left out: what is published contains what every
 * earlier build made.
 *
 * @param releaseId the release that went live where that is not the newest: builds after the one that made it are not in it
 */
export const publishHeldEvents = async (db: Kysely<Schema>, releaseId?: string): Promise<void> => {
  const held = db
    .selectFrom('builds')
    .select('id')
    .where('state', '=', 'gated')
    .$if(releaseId !== undefined, (query) =>
      query.where('started_at', '<=', (row) =>
        row
          .selectFrom('builds')
          .select(({ fn }) => fn.max('started_at').as('at'))
          .where('release_id', '=', releaseId ?? ''),
      ),
    )
  await sql`
    update events set status = note.status, reason = note.reason, settled_at = now()
    from builds, jsonb_to_recordset(coalesce(builds.result -> 'notes', '[]'::jsonb)) as note(id text, status text, reason text)
    where builds.id = events.build_id and note.id = events.id and events.status = 'failed' and builds.id in ${held}
  `.execute(db)
  await db
    .updateTable('events')
    .set({ status: 'published', reason: null, settled_at: sql<string>`now()` })
    .where('status', '=', 'failed')
    .where('build_id', 'in', held)
    .execute()
}
