import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { ExecuteSql } from '../database/pglite-dialect'
import type { Schema } from '../database/schema'
import type { Logger } from '../http/logger'
import { createQueue } from './create-queue'
import { openBoss } from './open-boss'

const QUEUE = 'build'

export interface LeaseTimes {
  /** Seconds after its last renewal at which a lease expires. */
  expireSeconds: number
  /** Seconds between two searches for expired leases. */
  maintenanceSeconds: number
}

export interface QueueOptions extends LeaseTimes {
  /**
   * Nobody else can have the database open, so a lease that is held belongs to a process that was killed: it ends at
   * once instead of when it expires.
   */
  isOnlyUser?: boolean
}

/** An expired lease is found within 20 s and the next poll takes over: within the 30 s that are promised. */
export const LEASE: LeaseTimes = { expireSeconds: 14, maintenanceSeconds: 5 }

/** The right to build, until it is released or expires. */
export interface Lease {
  /**
   * Extends the lease.
   *
   * @returns false when it expired and another worker may hold it: nothing more must be published
   * @throws when the database is away
   */
  renew: () => Promise<boolean>
  /** Within a transaction of the caller: true means that no other worker gets the lease before the transaction ends. */
  guard: (trx: Transaction<Schema>) => Promise<boolean>
  /** Releases the lease: the work is done, or is requested again. */
  release: () => Promise<void>
}

/** Requests for builds: at most one waits and at most one is being worked on, over any number of workers. */
export interface BuildQueue {
  /** Requests a build now, also when one was requested for later. */
  requestBuild: () => Promise<void>
  /** Requests a build unless one is requested already. @param ms it does not start earlier than in so many milliseconds */
  requestBuildLater: (ms: number) => Promise<void>
  /** The lease when a build is requested and no worker builds, else null. */
  acquireLease: () => Promise<Lease | null>
  close: () => Promise<void>
}

const renewedRows = z.array(z.unknown())

/**
 * The queue is pg-boss in the database that is there anyway. Its policy `stately` keeps one job per state, by unique
 * indexes: two workers cannot hold the lease at once. pg-boss takes a job back that is active for too long; `renew`
 * starts that time again, so a build may last as long as it has to. A job that is taken again counts one more attempt:
 * this count tells its present holder from an earlier one that was only suspended.
 */
export const openBuildQueue = async (
  executeSql: ExecuteSql,
  logger: Logger,
  { expireSeconds, maintenanceSeconds, isOnlyUser = false }: QueueOptions = LEASE,
): Promise<BuildQueue> => {
  const boss = await openBoss(executeSql, logger, { name: 'queue', maintenanceSeconds })
  await createQueue(boss, QUEUE, { policy: 'stately', expireSeconds })
  if (isOnlyUser)
    await executeSql(
      `update pgboss.job set state = 'completed', completed_on = now() where name = $1 and state = 'active'`,
      [QUEUE],
    )

  return {
    requestBuild: async () => {
      // Without a time of ours: what counts is the clock of the database.
      if ((await boss.send(QUEUE, {})) !== null) return
      await executeSql(
        `update pgboss.job set start_after = now() where name = $1 and state in ('created', 'retry') and start_after > now()`,
        [QUEUE],
      )
    },
    requestBuildLater: async (ms) => {
      await boss.send(QUEUE, {}, ms > 0 ? { startAfter: ms / 1000 } : {})
    },
    acquireLease: async () => {
      // A database that is away, and the index that allows one active job, both read as "none" here.
      const [job] = await boss.fetch(QUEUE, { includeMetadata: true })
      if (!job) return null
      const { id, retryCount } = job
      return {
        renew: async () => {
          const { rows } = await executeSql(
            `update pgboss.job set started_on = now() where name = $1 and id = $2 and state = 'active' and retry_count = $3 returning id`,
            [QUEUE, id, retryCount],
          )
          return renewedRows.parse(rows).length === 1
        },
        guard: async (trx) => {
          const { rows } = await sql`
            select id from pgboss.job where name = ${QUEUE} and id = ${id} and state = 'active' and retry_count = ${retryCount} for update
          `.execute(trx)
          return rows.length === 1
        },
        release: async () => {
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
