import { CompiledQuery, sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { OpenDatabase } from '../../../database/open-database'
import type { Schema } from '../../../database/schema'
import type { Logger } from '../../../http/logger'
import { createGroupCommit } from '../../../journal/group-commit'
import { DELIVERED_STATES } from '../delivered-states'
import { createQueue } from '../../../queue/create-queue'
import { openBoss } from '../../../queue/open-boss'
import { orderJobs } from './order-jobs'
import { queueOf, settleAttempts } from './settle'
import type { Attempt } from './settle'

/** A delivery that this process may attempt now. */
export interface Claim {
  deliveryId: string
  channel: string
  retryCount: number
}

export interface DeliveryQueueOptions {
  database: Pick<OpenDatabase, 'db' | 'executeSql' | 'kind'>
  channels: readonly string[]
  logger: Logger
  /** Seconds after which the job of a worker that was killed is taken by another one. */
  expireSeconds?: number
  /** Seconds between two searches for such jobs; null on functions, which do it once each time. */
  maintenanceSeconds?: number | null
}

/** Deliveries that wait, as jobs of pg-boss: one per channel and enquiry, over any number of workers. */
export interface DeliveryQueue {
  /** Makes jobs of deliveries that were stored and have none, so many at most. @returns whether there may be more */
  enqueue: (most?: number) => Promise<boolean>
  /** Channels that are not paused and have something that is due. */
  dueChannels: () => Promise<string[]>
  /**
   * Takes what is due: the oldest first, and of what is left a quarter of the newest, so that an enquiry does not wait
   * until everything before it has been delivered. Messages of one enquiry keep their order.
   */
  claim: (channel: string, most: number) => Promise<Claim[]>
  /** Ends jobs of deliveries that are to be attempted no more. */
  drop: (claims: readonly Claim[]) => Promise<void>
  /** Resolves when the outcome is stored; those that come together share a transaction. */
  settle: (attempt: Attempt) => Promise<void>
  /**
   * How many attempts by a channel failed since the last that did not, so many at most; 0 where nothing waits for another
   * attempt. Knows those of other processes and of those before this one.
   */
  failuresInRow: (channel: string, most: number) => Promise<number>
  /** Makes what waits for another attempt due within so many seconds: its channel works again. */
  hasten: (channel: string, seconds: number) => Promise<void>
  /** Puts jobs back that a killed process left, and makes those that got lost. */
  repair: () => Promise<void>
  close: () => Promise<void>
}

/** Deliveries that become jobs in one transaction. */
const BATCH = 500
/** Share of the newest in what is claimed while more is due than that. */
const NEWEST_SHARE = 0.25
/** Longer than any attempt may last, see `ATTEMPT_MS`. */
const EXPIRE_SECONDS = 120
const MAINTENANCE_SECONDS = 30

const inTransaction = (trx: Transaction<Schema>) => ({
  executeSql: async (text: string, values: unknown[]) => ({
    rows: (await trx.executeQuery(CompiledQuery.raw(text, values))).rows,
  }),
})

/**
 * Opens the queues. The numbers of jobs are those of deliveries: a delivery has one job at most, however often and by
 * whomever it is enqueued.
 *
 * @throws when the database is away
 */
export const openDeliveryQueue = async ({
  database: { db, executeSql, kind },
  channels,
  logger,
  expireSeconds = EXPIRE_SECONDS,
  maintenanceSeconds = MAINTENANCE_SECONDS,
}: DeliveryQueueOptions): Promise<DeliveryQueue> => {
  const boss = await openBoss(executeSql, logger, { name: 'deliveries', maintenanceSeconds })
  const queues = channels.map(queueOf)
  for (const queue of queues) await createQueue(boss, queue, { policy: 'standard', expireSeconds })
  if (kind === 'pglite')
    // Nobody else can have the database open: whoever held these jobs was killed.
    await sql`
      update pgboss.job set state = 'retry', start_after = now() where name = any(${queues}::text[]) and state = 'active'
    `.execute(db)

  const settle = createGroupCommit(async (attempts: readonly Attempt[]) => {
    await settleAttempts(db, attempts)
    return attempts.map(({ deliveryId }) => deliveryId)
  })

  return {
    enqueue: (most = BATCH) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: string; channel: string }>`
          update enquiry_deliveries set state = 'queued' where id in (
            select d.id from enquiry_deliveries d join enquiries e on e.id = d.enquiry_id
            where d.state = 'waiting' and e.state = any(${[...DELIVERED_STATES]}::text[]) and d.channel = any(${[...channels]}::text[])
            order by d.created_at limit ${most} for update of d skip locked
          ) returning id, channel
        `.execute(trx)
        if (rows.length > 0) {
          await boss.insert(
            rows.map(({ id, channel }) => ({ id, name: queueOf(channel) })),
            { db: inTransaction(trx) },
          )
          await orderJobs(
            trx,
            rows.map(({ id }) => id),
          )
        }
        return rows.length === most
      }),
    dueChannels: async () => {
      const { rows } = await sql<{ channel: string }>`
        select channel from unnest(${[...channels]}::text[]) as c(channel)
        where exists (
          select from pgboss.job where name = 'enquiry.' || channel and state < 'active' and start_after < now()
        ) and not exists (select from paused_channels p where p.channel = c.channel)
      `.execute(db)
      return rows.map(({ channel }) => channel)
    },
    claim: async (channel, most) => {
      const paused = await db.selectFrom('paused_channels').select('channel').where('channel', '=', channel).execute()
      if (paused.length > 0) return []
      const fetch = (batchSize: number, priority: boolean) =>
        boss.fetch(queueOf(channel), { batchSize, includeMetadata: true, priority })
      const newest = Math.floor(most * NEWEST_SHARE)
      const jobs = await fetch(most - newest, false)
      if (newest > 0 && jobs.length === most - newest) jobs.push(...(await fetch(newest, true)))
      // The database gives those of one statement in any order.
      jobs.sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime())
      return jobs.map(({ id, retryCount }) => ({ deliveryId: id, channel, retryCount }))
    },
    drop: async (claims) => {
      for (const { channel, deliveryId } of claims) await boss.deleteJob(queueOf(channel), deliveryId)
    },
    settle: async (attempt) => {
      await settle(attempt)
    },
    failuresInRow: async (channel, most) => {
      const { rows } = await sql<{ outcome: Attempt['outcome'] }>`
        select a.outcome from enquiry_attempts a join enquiry_deliveries d on d.id = a.delivery_id
        where d.channel = ${channel}
          and exists (select from pgboss.job j where j.name = ${queueOf(channel)} and j.state = 'retry')
        order by a.seq desc limit ${most}
      `.execute(db)
      const sent = rows.findIndex(({ outcome }) => outcome === 'sent')
      return sent < 0 ? rows.length : sent
    },
    hasten: async (channel, seconds) => {
      await sql`
        update pgboss.job set start_after = now() + random() * ${seconds} * interval '1 second'
        where name = ${queueOf(channel)} and state = 'retry' and start_after > now() + ${seconds} * interval '1 second'
      `.execute(db)
    },
    repair: async () => {
      if (maintenanceSeconds === null) await boss.maintain()
      await sql`
        update enquiry_deliveries d set state = 'waiting' where d.state = 'queued' and not exists (
          select from pgboss.job j where j.name = 'enquiry.' || d.channel and j.id = d.id::uuid
        )
      `.execute(db)
    },
    close: () => boss.stop({ graceful: false, wait: true }),
  }
}
