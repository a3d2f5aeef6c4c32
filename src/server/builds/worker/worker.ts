import type { Logger } from '../../http/logger'
import type { BuildQueue, Lease } from '../../queue/build-queue'
import { pruneBuilds } from './build-log'
import { createDebounce } from './debounce'
import { runBuild } from './run-build'
import type { BuildRun } from './run-build'

export interface WorkerTimes {
  /** Milliseconds without a new event before a build begins. */
  debounceMs: number
  /** Milliseconds after which a build begins although events keep coming. */
  maxWaitMs: number
  /** Milliseconds between two looks for events that other processes accepted. */
  pollMs: number
  /** Milliseconds between two signs of life while building; far below the lease's time. */
  touchMs: number
  /** Milliseconds before each further try; the last one counts for all after it. */
  backoffMs: readonly number[]
}

export const WORKER_TIMES: WorkerTimes = {
  debounceMs: 500,
  maxWaitMs: 2_000,
  pollMs: 1_000,
  touchMs: 3_000,
  backoffMs: [1_000, 2_000, 5_000, 15_000, 30_000],
}

export interface WorkerOptions extends BuildRun {
  queue: BuildQueue
  logger: Logger
  times?: Partial<WorkerTimes>
}

export interface Worker {
  /** Asks for a build of what waits, now. */
  wake(): void
  /** Lets the running build end; nothing new is begun. */
  close(): Promise<void>
}

const DAY = 86_400_000

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

/** Gives signs of life until it is told to stop; a database that is away is asked again. */
const keepAlive = (lease: Lease, everyMs: number): (() => void) => {
  const timer = setInterval(() => void lease.touch().catch(() => undefined), everyMs)
  return () => clearInterval(timer)
}

/**
 * Builds what the journal holds: a moment after the last event, at the latest some time after the first, one build at
 * a time over all workers. Events that arrive meanwhile go into the next build. Other processes' events are found by
 * looking into the queue every second.
 */
export const startWorker = (options: WorkerOptions): Worker => {
  const { queue, journal, logger, feed, db } = options
  const times = { ...WORKER_TIMES, ...options.times }
  let closed = false
  let busy: Promise<void> | null = null
  let failures = 0
  let isAway = false

  const countWaiting = async (next: Date | null) => feed.queued((await journal.openEvents()).filter(({ status }) => status === 'pending').length, next)

  /** One line when the database goes, one when it is back. */
  const noteDatabase = (error: unknown): void => {
    if (error === null && isAway) logger.info('worker: the database is back')
    if (error !== null && !isAway) logger.error(`worker: ${reasonOf(error)}; tried again until it passes`)
    isAway = error !== null
  }

  const work = async (): Promise<void> => {
    const lease = await queue.take()
    if (lease === null) return
    const stop = keepAlive(lease, times.touchMs)
    try {
      const outcome = await runBuild(options, lease)
      failures = outcome.kind === 'again' ? failures + 1 : 0
      await lease.end()
      if (outcome.kind !== 'again') return
      const delay = times.backoffMs.at(Math.min(failures, times.backoffMs.length) - 1) ?? 0
      if (failures === 1 || failures % 10 === 0) logger.error(`worker: ${outcome.reason}; tried again (${failures})`)
      await queue.ask(delay)
    } finally {
      stop()
    }
  }

  const tick = (): Promise<void> => {
    busy ??= (async () => {
      try {
        await work()
        noteDatabase(null)
        const open = await journal.openEvents()
        const waiting = open.filter(({ status }) => status === 'pending').length
        if (waiting !== feed.snapshot().waiting) feed.queued(waiting, null)
        // What arrived during the build, or was left by a worker that died.
        if (open.length > 0 && failures === 0) await queue.ask(times.debounceMs)
      } catch (error) {
        noteDatabase(error)
      } finally {
        busy = null
      }
    })()
    return busy
  }

  const debounce = createDebounce(times.debounceMs, times.maxWaitMs, () => {
    if (closed) return
    void queue.ask().then(tick, noteDatabase)
  })
  const unsubscribe = journal.onAccepted(() => {
    const at = debounce.touch()
    void countWaiting(busy === null ? at : null).catch(noteDatabase)
  })
  const poll = setInterval(() => void (closed || tick()), times.pollMs)
  const prune = setInterval(() => void Promise.all([journal.prune(), pruneBuilds(db)]).catch(noteDatabase), DAY)
  // What was accepted before this process was there.
  debounce.touch()

  return {
    wake: () => debounce.now(),
    close: async () => {
      closed = true
      unsubscribe()
      debounce.cancel()
      clearInterval(poll)
      clearInterval(prune)
      await busy
    },
  }
}
