import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../database/open-database'
import type { Logger } from '../http/logger'
import { reopenEvents, takeEvents } from '../journal/event-states'
import { askHost } from './ask-host'
import { claimWindow, openWindow } from './due'
import { giveUpLostBuilds, HOST } from './settle'

export interface BuildHookOptions {
  db: Db
  /** `BUILD_HOOK_URL`; a secret. */
  url: string
  /** Milliseconds for which events are gathered. */
  windowMs: number
  logger: Logger
  /** Milliseconds before each attempt to ask the host. */
  pauses?: readonly number[]
  /** Milliseconds after which a host that could not be asked is asked again. */
  againMs?: number
}

export interface BuildHook {
  /** An event was accepted. @returns when the window that this call opened was dealt with, at once when one was open */
  touch: () => Promise<void>
  /** Takes up what an instance left that died, for a schedule. */
  sweep: () => Promise<void>
}

const AGAIN = 30_000
/** Milliseconds by which the timer of this process and the clock of the database may differ over a window. */
const MARGIN = 20

/**
 * Forwards accepted events to the host's build hook, one request for each window over any number of instances. An event
 * is `building` from then on, in a build that has the trigger's id, until the deploy of that trigger is live (`settle.ts`).
 *
 * No way of dying loses an event: before the claim the window stays open and the next event or the schedule finds it run
 * out; after it the build stays `running` and is given up after half an hour.
 */
export const createBuildHook = ({
  db,
  url,
  windowMs,
  logger,
  pauses,
  againMs = AGAIN,
}: BuildHookOptions): BuildHook => {
  /** Claims the window and all that waits, in one transaction: an event of a window that nobody owns stays pending. */
  const claim = (trigger: string): Promise<number> =>
    db.transaction().execute(async (trx) => {
      if (!(await claimWindow(trx))) return 0
      const { length } = await takeEvents(trx, null, trigger)
      if (length > 0)
        await trx.insertInto('builds').values({ id: trigger, worker: HOST, kind: 'full', state: 'running' }).execute()
      return length
    })

  const giveBack = (trigger: string, error: string): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await reopenEvents(trx, trigger)
      await trx
        .updateTable('builds')
        .set({ state: 'failed', error, finished_at: new Date().toISOString() })
        .where('id', '=', trigger)
        .execute()
      await openWindow(trx, againMs)
    })

  const forwardDue = async (): Promise<void> => {
    const trigger = `hook-${randomUUID()}`
    const events = await claim(trigger)
    if (events === 0) return
    const problem = await askHost(url, { trigger }, events, pauses)
    if (problem === null) {
      logger.info(`build hook: asked for a build of ${events} events as ${trigger}`)
      return
    }
    logger.error(problem)
    await giveBack(trigger, problem)
  }

  return {
    touch: async () => {
      if (await openWindow(db, windowMs)) await wait(windowMs + MARGIN)
      await forwardDue()
    },
    sweep: async () => {
      await giveUpLostBuilds(db)
      const waiting = await db
        .selectFrom('events')
        .select('id')
        .where('status', '=', 'pending')
        .limit(1)
        .executeTakeFirst()
      if (waiting) await openWindow(db, 0)
      await forwardDue()
    },
  }
}
