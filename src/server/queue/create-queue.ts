import type PgBoss from 'pg-boss'
import { againAfterLostRace } from './lost-race'

export interface NewQueue {
  policy: PgBoss.QueuePolicy
  /** Seconds after which a job that is being worked on counts as abandoned. */
  expireSeconds: number
}

/** Creates a queue unless it is there. Its jobs are tried again for as long as it takes. */
export const createQueue = (boss: PgBoss, name: string, { policy, expireSeconds }: NewQueue): Promise<void> =>
  againAfterLostRace(() =>
    boss.createQueue(name, { name, policy, retryLimit: 1_000_000, expireInSeconds: expireSeconds }),
  )
