import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import PgBoss from 'pg-boss'
import { z } from 'zod'
import type { ExecuteSql } from '../database/pglite-dialect'
import type { Schema } from '../database/schema'
import type { Logger } from '../http/logger'

const QUEUE = 'build'

export interface LeaseTimes {
  /** Seconds after the last sign of life at which a worker counts as dead. */
  expireSeconds: number
  /** Seconds between two looks for dead workers. */
  maintenanceSeconds: number
}

export interface QueueOptions extends LeaseTimes {
  /**
   * Nobody else can have the database open, so a lease that is held belongs to a process that was killed: it ends at
   * once instead of when it expires.
   */
  isOnlyUser?: boolean
}

/** A dead worker is found after 20 s at most, and the next poll takes over: within the 30 s that are promised. */
export const LEASE: LeaseTimes = { expireSeconds: 14, maintenanceSeconds: 5 }

/** The right to build, until it is given back or its holder is taken for dead. */
export interface Lease {
  /**
   * Gives a sign of life.
   *
   * @returns false when somebody else may have the lease by now: nothing must be published any more
   * @throws when the database is away
   */
  touch: () => Promise<boolean>
  /**
   * The same within a transaction of the caller: true means that nobody else gets the lease before it ends.
   */
  guard: (trx: Transaction<Schema>) => Promise<boolean>
  /** Gives the lease back: the work is done, or is asked for anew. */
  end: () => Promise<void>
}

/** "There is something to build": at most one job waits and at most one is being worked on, over any number of workers. */
export interface BuildQueue {
  /** Asks for a build at once, also when one was asked for later. */
  ask: () => Promise<void>
  /** Asks for a build. One that is asked for already stays as it is. @param ms not before */
  askLater: (ms: number) => Promise<void>
  /** The lease, when a build is asked for and nobody builds; else null. */
  take: () => Promise<Lease | null>
  close: () => Promise<void>
}

const touched = z.array(z.unknown())

/**
 * The queue is pg-boss in the database that is there anyway. Its policy `stately` keeps one job per state, by unique
 * indexes: two workers cannot hold the lease at once. pg-boss takes a job back that is active for too long; a worker
 * that lives starts that time anew (`touch`), so a build may last as long as it has to. A job that is taken again
 * counts one more try: this count tells the holder of now from one of before that was only asleep.
 */
export const openBuildQueue = async (
  executeSql: ExecuteSql,
  logger: Logger,
  { expireSeconds, maintenanceSeconds, isOnlyUser = false }: QueueOptions = LEASE,
): Promise<BuildQueue> => {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => executeSql(text, values) },
    maintenanceIntervalSeconds: maintenanceSeconds,
    schedule: false,
  })
  let wasAway = false
  boss.on('error', (error) => {
    // The maintenance tries again by itself; one line per outage is enough.
    if (!wasAway) logger.error(`queue: ${error.message}`)
    wasAway = true
  })
  boss.on('maintenance', () => (wasAway = false))
  await boss.start()
  await boss.createQueue(QUEUE, {
    name: QUEUE,
    policy: 'stately',
    retryLimit: 1_000_000,
    expireInSeconds: expireSeconds,
  })
  if (isOnlyUser)
    await executeSql(
      `update pgboss.job set state = 'completed', completed_on = now() where name = $1 and state = 'active'`,
      [QUEUE],
    )

  return {
    ask: async () => {
      // Without a time of ours: what counts is the clock of the database.
      if ((await boss.send(QUEUE, {})) !== null) return
      await executeSql(
        `update pgboss.job set start_after = now() where name = $1 and state in ('created', 'retry') and start_after > now()`,
        [QUEUE],
      )
    },
    askLater: async (ms) => {
      await boss.send(QUEUE, {}, ms > 0 ? { startAfter: ms / 1000 } : {})
    },
    take: async () => {
      // A database that is away, and the index that allows one active job, both read as "none" here.
      const [job] = await boss.fetch(QUEUE, { includeMetadata: true })
      if (!job) return null
      const { id, retryCount } = job
      return {
        touch: async () => {
          const { rows } = await executeSql(
            `update pgboss.job set started_on = now() where name = $1 and id = $2 and state = 'active' and retry_count = $3 returning id`,
            [QUEUE, id, retryCount],
          )
          return touched.parse(rows).length === 1
        },
        guard: async (trx) => {
          const { rows } = await sql`
            select id from pgboss.job where name = ${QUEUE} and id = ${id} and state = 'active' and retry_count = ${retryCount} for update
          `.execute(trx)
          return rows.length === 1
        },
        end: async () => {
          await executeSql(
            `update pgboss.job set state = 'completed', completed_on = now() where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
            [QUEUE, id, retryCount],
          )
        },
      }
    },
    close: () => boss.stop({ graceful: false, wait: true }),
  }
}
