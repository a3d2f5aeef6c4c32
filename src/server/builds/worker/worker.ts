import { errorLine } from '../../../domain/errors/error-message'
import type { BuildQueue, Lease } from '../../queue/build-queue'
import { pruneBuilds } from './build-log'
import { createBuildTrigger } from './build-trigger'
import { readWaiting } from './claim'
import { createWaitingCounter } from './count-waiting'
import { keepLease } from './keep-lease'
import type { BuildWindow } from './pace-builds'
import { runBuild } from './run-build'
import type { BuildRun } from './run-build'

export interface WorkerTimes extends BuildWindow {
  /** Milliseconds between two looks for events that other processes accepted. */
  pollMs: number
  /** Milliseconds between two renewals of the lease while building; far below its lifetime. */
  renewMs: number
  /** Milliseconds before each further attempt; the last one counts for all after it. */
  backoffMs: readonly number[]
}

export const WORKER_TIMES: WorkerTimes = {
  debounceMs: 0,
  maxWaitMs: 0,
  pollMs: 1_000,
  renewMs: 3_000,
  backoffMs: [1_000, 2_000, 5_000, 15_000, 30_000],
}

export interface WorkerOptions extends BuildRun {
  queue: BuildQueue
  times?: Partial<WorkerTimes>
}

export interface Worker {
  /** Builds what waits now, whatever the window of the settings. */
  wake: () => void
  /** Lets the running build end; starts no other. */
  close: () => Promise<void>
}

const DAY = 86_400_000

/**
 * Builds the events of the journal, one build at a time over all workers: at once when none runs, and what arrives during
 * a build in the next one. `pace-builds.ts` says when a build starts. Events that other processes accepted are found by
 * polling.
 */
export const startWorker = (options: WorkerOptions): Worker => {
  const { queue, journal, logger, feed, db } = options
  const times = { ...WORKER_TIMES, ...options.times }
  let closed = false
  let busy: Promise<void> | null = null
  let failures = 0
  let isAway = false
  /** Lease of an aborted build, released when the database is back. */
  let abortedLease: Lease | null = null

  /** Logs one line when the database goes away and one when it is back. */
  const noteDatabase = (error: unknown): void => {
    if (error === null && isAway) logger.info('worker: goes on')
    if (error !== null && !isAway) logger.error(`worker: ${errorLine(error)}; tried again until it passes`)
    isAway = error !== null
  }
  const backoff = (): number => times.backoffMs.at(Math.min(failures, times.backoffMs.length) - 1) ?? 0

  const buildUnderLease = async (): Promise<void> => {
    await abortedLease?.release()
    abortedLease = null
    const lease = await queue.acquireLease()
    if (lease === null) return
    trigger.buildStarted()
    const stop = keepLease(lease, times.renewMs)
    try {
      const outcome = await runBuild(options, lease)
      failures = outcome.kind === 'again' ? failures + 1 : 0
      // A build that is aborted because the worker closes did not fail: the next worker makes it.
      if (!closed && outcome.kind === 'again' && (failures === 1 || failures % 10 === 0))
        logger.error(`worker: ${outcome.reason}; tried again (${failures})`, { fault: { kind: 'build' } })
      await lease.release()
    } catch (error) {
      failures += 1
      abortedLease = lease
      throw error
    } finally {
      stop()
    }
  }

  /** Asks for a build of what arrived elsewhere, was left by a worker that died, or waits for another attempt. */
  const askForRest = async (): Promise<void> => {
    const { open, pending, oldest, newest } = await readWaiting(db)
    if (pending !== feed.snapshot().waiting) feed.queued(pending, null)
    if (open === 0) return
    if (failures > 0) await queue.requestBuildLater(backoff())
    else if (newest >= times.debounceMs || oldest >= times.maxWaitMs) await queue.requestBuildLater(0)
  }

  const step = async (isAsked: boolean): Promise<void> => {
    try {
      if (isAsked) {
        trigger.buildStarted()
        await queue.requestBuild()
      }
      await buildUnderLease()
      // Events of this process that wait already have a start.
      if (failures > 0 || trigger.nextStart() === null) await askForRest()
      noteDatabase(null)
    } catch (error) {
      noteDatabase(error)
    }
    busy = null
    trigger.ended(failures > 0)
  }
  const run = (isAsked: boolean): void => {
    trigger.busy()
    busy = step(isAsked)
  }
  const trigger = createBuildTrigger(times, () => run(true))
  const counter = createWaitingCounter(db, feed, trigger.nextStart, noteDatabase)
  const unsubscribe = journal.onAccepted((count) => {
    trigger.eventsArrived(count)
    if (busy === null) feed.queued(Math.max(1, feed.snapshot().waiting), trigger.nextStart())
    counter.touch()
  })
  // A build that runs or has a time to start looks for itself.
  const poll = setInterval(() => {
    if (busy === null && trigger.nextStart() === null) run(false)
  }, times.pollMs)
  const forgetOld = () => void Promise.all([journal.prune(), pruneBuilds(db)]).catch(noteDatabase)
  const prune = setInterval(forgetOld, DAY)
  // A server that restarts every night runs for less than a day.
  forgetOld()
  // Events may have been accepted before this process started.
  trigger.force()

  return {
    wake: () => trigger.force(),
    close: async () => {
      closed = true
      unsubscribe()
      trigger.close()
      counter.close()
      clearInterval(poll)
      clearInterval(prune)
      await busy
    },
  }
}
