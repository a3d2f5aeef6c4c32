import type { Db } from '../../database/open-database'
import type { BuildQueue } from '../../queue/build-queue'
import { PublishFailure } from '../types'
import type { Publisher } from '../types'
import { lastPublished, notePublication, publishHeldEvents } from './build-log'
import { giveWay } from './give-way'
import { awaitLease, keepLease } from './keep-lease'
import { WORKER_TIMES } from './worker'

/** What a person wants live. */
export interface Order {
  releaseId: string
  /** `forced`: whatever the gate says; the events that it held back are live then. */
  cause: 'rollback' | 'forced'
  /** What was live when the person decided; another release by now refuses the order. Left out, whatever is live. */
  against?: string | null
}

/** Brings stored releases live for people, the same way as a build does. */
export interface ByHand {
  /** Release that visitors see now. */
  live: () => Promise<string | null>
  /**
   * @returns what was live before
   * @throws PublishFailure with one line; what was live stays live
   */
  publish: (order: Order) => Promise<{ before: string | null }>
}

export interface ByHandOptions {
  db: Db
  queue: BuildQueue
  publisher: Publisher
  live: () => Promise<string | null>
  /** How long a build that runs is waited for, ms. */
  patienceMs?: number
}

/** Less than a program waits for an answer over HTTP. */
const PATIENCE = 240_000

export const BUSY = 'A build is running and did not end in time; nothing was published. Try again when it has ended.'

/**
 * Publishes under the lease on builds, so that no build crosses: one that runs is waited for, and one that is asked for
 * meanwhile begins from what was published here.
 */
export const createByHand = ({ db, queue, publisher, live, patienceMs = PATIENCE }: ByHandOptions): ByHand => ({
  live,
  publish: async ({ releaseId, cause, against }) => {
    const lease = await awaitLease(queue, patienceMs)
    if (lease === null) throw new PublishFailure(BUSY)
    const stop = keepLease(lease, WORKER_TIMES.renewMs)
    try {
      const [before, noted] = [await live(), await lastPublished(db)]
      if (against !== undefined && against !== before)
        throw new PublishFailure(
          `Release ${before ?? 'none'} went live meanwhile; nothing was published. Look again and decide anew.`,
        )
      if (before === releaseId && noted === releaseId) return { before }
      if (!(await lease.renew())) throw new PublishFailure(BUSY)
      await publisher.publish(releaseId)
      const isOurs = await db.transaction().execute(async (trx) => {
        if (!(await lease.guard(trx))) return false
        await notePublication(trx, { releaseId, publisher: publisher.name, cause, buildId: null })
        if (cause === 'forced') await publishHeldEvents(trx, releaseId)
        return true
      })
      if (isOurs) return { before }
      await giveWay(db, publisher, releaseId)
      throw new PublishFailure('Another worker took over meanwhile; what it published stays live.')
    } finally {
      stop()
      // A lease that cannot be given back for the moment runs out by itself.
      await lease.release().catch(() => undefined)
    }
  },
})
