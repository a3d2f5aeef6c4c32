import { sql } from 'kysely'
import type { Db } from '../database/open-database'

/** Name of the worker in the list of builds. */
export const HOST = 'netlify'

/**
 * The deploy of a trigger is live: every event that was forwarded with it, or with a trigger before it, is published. A
 * host that is asked several times runs the newest and skips those in between, and a build reads the newest data.
 * Telling it again changes nothing.
 *
 * @returns how many events were settled
 */
export const settleDeployed = (db: Db, trigger: string): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const covered = await trx
      .updateTable('builds')
      .set({ state: 'published', finished_at: sql<string>`now()` })
      .where('worker', '=', HOST)
      .where('state', '=', 'running')
      .where('started_at', '<=', (inner) =>
        inner.selectFrom('builds as newest').select('newest.started_at').where('newest.id', '=', trigger),
      )
      .returning('id')
      .execute()
    if (covered.length === 0) return 0
    const { numUpdatedRows } = await trx
      .updateTable('events')
      .set({ status: 'published', reason: null, settled_at: sql<string>`now()` })
      .where('status', '=', 'building')
      .where(
        'build_id',
        'in',
        covered.map(({ id }) => id),
      )
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })

/** Minutes after which the host's build is not waited for any more. */
const LOST_AFTER = 30
/** Minutes after its acceptance for which an event is forwarded again. */
const TRIED_FOR = 120

const LOST = `Le build de l’hébergeur n’a pas abouti en ${LOST_AFTER} minutes.`

/**
 * Builds that the host never finished are given up, and their events forwarded again; those that waited for hours
 * already are not, since the build seems to fail whatever happens.
 */
export const giveUpLostBuilds = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const lost = await trx
      .updateTable('builds')
      .set({ state: 'failed', finished_at: sql<string>`now()`, error: LOST })
      .where('worker', '=', HOST)
      .where('state', '=', 'running')
      .where('started_at', '<', sql<Date>`now() - make_interval(mins => ${sql.lit(LOST_AFTER)})`)
      .returning('id')
      .execute()
    if (lost.length === 0) return
    const isOld = sql<boolean>`received_at < now() - make_interval(mins => ${sql.lit(TRIED_FOR)})`
    await trx
      .updateTable('events')
      .set({
        status: sql<'failed' | 'pending'>`case when ${isOld} then 'failed' else 'pending' end`,
        reason: sql<string | null>`case when ${isOld} then ${LOST} end`,
        settled_at: sql<string | null>`case when ${isOld} then now() end`,
      })
      .where('status', '=', 'building')
      .where(
        'build_id',
        'in',
        lost.map(({ id }) => id),
      )
      .execute()
  })
