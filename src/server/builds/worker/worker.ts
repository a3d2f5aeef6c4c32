import type { Logger } from '../../http/logger'
import type { BuildQueue, Lease } from '../../queue/build-queue'
import { pruneBuilds } from './build-log'
import { readWaiting } from './claim'
import { createDebounce } from './debounce'
import { keepAlive } from './keep-lease'
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
const COUNT_MS = 100

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

/**
 * Builds what the journal holds: a moment after the last event, at the latest some time after the first, one build at
 * a time over all workers. Events that arrive meanwhile go into the next build. Other processes' events are found by
 * looking every second.
 */
export const startWorker = (options: WorkerOptions): Worker => {
  const { queue, journal, logger, feed, db } = options
  const times = { ...WORKER_TIMES, ...options.times }
  let closed = false
  let busy: Promise<void> | null = null
  /** Asked for while busy: looks again at once instead of at the next poll. */
  let again = false
  let failures = 0
  let isAway = false
  /** Of a build that broke off; given back once the database answers. */
  let broken: Lease | null = null

  /** One line when the database goes, one when it is back. */
  const noteDatabase = (error: unknown): void => {
    if (error === null && isAway) logger.info('worker: goes on')
    if (error !== null && !isAway) logger.error(`worker: ${reasonOf(error)}; tried again until it passes`)
    isAway = error !== null
  }
  const backoff = (): number => times.backoffMs.at(Math.min(failures, times.backoffMs.length) - 1) ?? 0

  const work = async (): Promise<void> => {
    await broken?.end()
    broken = null
    const lease = await queue.take()
    if (lease === null) return
    const stop = keepAlive(lease, times.touchMs)
    try {
      const outcome = await runBuild(options, lease)
      failures = outcome.kind === 'again' ? failures + 1 : 0
      // What is broken off because everything ends is built again by whoever comes next: nothing went wrong.
      if (!closed && outcome.kind === 'again' && (failures === 1 || failures % 10 === 0))
        logger.error(`worker: ${outcome.reason}; tried again (${failures})`)
      await lease.end()
    } catch (error) {
      failures += 1
      broken = lease
      throw error
    } finally {
      stop()
    }
  }

  /** Asks for what arrived elsewhere, was left by a worker that died, or waits for another try. */
  const askForRest = async (): Promise<void> => {
    const { open, pending, oldest, newest } = await readWaiting(db)
    if (pending !== feed.snapshot().waiting) feed.queued(pending, null)
    if (open === 0) return
    if (failures > 0) await queue.askLater(backoff())
    else if (newest >= times.debounceMs || oldest >= times.maxWaitMs) await queue.askLater(0)
  }

  const step = async (): Promise<void> => {
    try {
      await work()
      await askForRest()
      noteDatabase(null)
    } catch (error) {
      noteDatabase(error)
    }
  }
  const tick = (): Promise<void> => {
    again = busy !== null
    busy ??= (async () => {
      do {
        again = false
        await step()
      } while (again && !closed)
      busy = null
    })()
    return busy
  }

  const debounce = createDebounce(times.debounceMs, times.maxWaitMs, () => {
    if (!closed) void queue.ask().then(tick, noteDatabase)
  })
  /** A flood of events is counted now and then, not once for each. */
  const count = createDebounce(COUNT_MS, COUNT_MS, () => {
    if (closed) return
    readWaiting(db).then(
      ({ pending }) => feed.queued(pending, feed.snapshot().nextBuildAt === null ? null : nextBuild),
      noteDatabase,
    )
  })
  let nextBuild: Date | null = null
  const unsubscribe = journal.onAccepted(() => {
    nextBuild = debounce.touch()
    if (busy === null) feed.queued(Math.max(1, feed.snapshot().waiting), nextBuild)
    count.touch()
  })
  // Not while busy: the end of a build is followed by a look of its own.
  const poll = setInterval(() => void (closed || busy !== null || tick()), times.pollMs)
  const forgetOld = () => void Promise.all([journal.prune(), pruneBuilds(db)]).catch(noteDatabase)
  const prune = setInterval(forgetOld, DAY)
  // A server that is started every night would never come to it.
  forgetOld()
  // What was accepted before this process was there.
  debounce.touch()

  return {
    wake: () => debounce.now(),
    close: async () => {
      closed = true
      unsubscribe()
      debounce.cancel()
      count.cancel()
      clearInterval(poll)
      clearInterval(prune)
      await busy
    },
  }
}
