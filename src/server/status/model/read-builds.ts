import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../database/open-database'
import { reasonSchema } from '../../builds/reasons'
import { BUILD_STAGES } from '../../builds/stages'
import type { Held } from './read-held'
import type { StatusBuild } from './schema'

const SHOWN = 20
/** Pages and events named for each build. */
const NAMED = 24

const amount = z.number().nonnegative().catch(0)

/** The part of a `BuildResult` that is shown; a build that runs or failed has none of it. */
const resultSchema = z.object({
  reasons: z.array(reasonSchema).catch([]),
  files: z.object({ written: amount, removed: amount }).catch({ written: 0, removed: 0 }),
  timings: z.record(z.string(), amount).catch({}),
  gate: z.array(z.object({ check: z.string(), message: z.string() })).catch([]),
})

const pathsSchema = z.array(z.string()).catch([])
const paths = (first: unknown, total: number | string | null) => ({
  first: pathsSchema.parse(first),
  total: Number(total ?? 0),
})

/** jsonb has no order of its own. */
const inOrder = (timings: Record<string, number>): { stage: string; ms: number }[] => {
  const place = (stage: string) => {
    const index = BUILD_STAGES.findIndex((name) => name === stage)
    return index === -1 ? BUILD_STAGES.length : index
  }
  return Object.entries(timings)
    .map(([stage, ms]) => ({ stage, ms }))
    .sort((a, b) => place(a.stage) - place(b.stage) || a.stage.localeCompare(b.stage))
}

/** Builds keep the first names of long lists, and their lengths beside them; only a few names are fetched. */
const listOf = (name: 'created' | 'changed' | 'deleted') => ({
  first: sql`jsonb_path_query_array(builds.result, ${sql.lit(`$.pages.${name}[0 to ${NAMED - 1}]`)}::jsonpath)`,
  total: sql<
    number | string | null
  >`coalesce((builds.result #>> ${sql.lit(`{totals,${name}}`)})::int, jsonb_array_length(case when jsonb_typeof(builds.result #> ${sql.lit(`{pages,${name}}`)}) = 'array'
    then builds.result #> ${sql.lit(`{pages,${name}}`)} end))`,
})
const created = listOf('created')
const changed = listOf('changed')
const deleted = listOf('deleted')

const readRows = (db: Db) =>
  db
    .selectFrom('builds')
    .select(['id', 'worker', 'kind', 'state', 'started_at', 'finished_at', 'release_id', 'error'])
    .select([
      sql`builds.result - 'pages' - 'moved'`.as('rest'),
      created.first.as('created'),
      created.total.as('created_total'),
      changed.first.as('changed'),
      changed.total.as('changed_total'),
      deleted.first.as('deleted'),
      deleted.total.as('deleted_total'),
    ])
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()

const readTriggers = async (db: Db, ids: string[]) => {
  if (ids.length === 0) return []
  const numbered = db
    .selectFrom('events')
    .select(['id', 'source', 'kind', 'subject', 'build_id'])
    .select(sql<number>`row_number() over (partition by build_id order by seq)`.as('place'))
    .select(sql<string | number>`count(*) over (partition by build_id)`.as('total'))
    .where('build_id', 'in', ids)
    .as('numbered')
  return db.selectFrom(numbered).selectAll().where('place', '<=', NAMED).orderBy('place').execute()
}

/**
 * The latest builds, with what each touched and why.
 *
 * @param held see `readHeld`
 */
export const readBuilds = async (db: Db, held: Held): Promise<StatusBuild[]> => {
  const rows = await readRows(db)
  const heldAs = ({ state, release_id }: (typeof rows)[number]) =>
    state === 'gated' && release_id !== null ? held.get(release_id) : undefined
  const triggers = await readTriggers(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { reasons, files, timings, gate } = resultSchema.parse(row.rest)
    const own = triggers.filter(({ build_id }) => build_id === row.id)
    return {
      id: row.id,
      worker: row.worker,
      kind: row.kind,
      state: row.state,
      startedAt: row.started_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      releaseId: row.release_id,
      error: row.error,
      pages: {
        created: paths(row.created, row.created_total),
        changed: paths(row.changed, row.changed_total),
        deleted: paths(row.deleted, row.deleted_total),
      },
      reasons,
      files,
      timings: inOrder(timings),
      gate,
      forcible: heldAs(row) === 'forcible',
      blocked: heldAs(row) === 'blocked',
      events: {
        total: Number(own[0]?.total ?? 0),
        first: own.map(({ id, source, kind, subject }) => ({ id, source, kind, subject })),
      },
    }
  })
}

/** What the gate found in a release. */
export const readFindings = async (db: Db, releaseId: string): Promise<StatusBuild['gate']> => {
  const row = await db
    .selectFrom('builds')
    .select(sql`builds.result - 'pages'`.as('rest'))
    .where('release_id', '=', releaseId)
    .where('state', '=', 'gated')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? resultSchema.parse(row.rest).gate : []
}
