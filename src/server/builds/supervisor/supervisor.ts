import type { PredictedPages } from '../../../contract/predict-door'
import { errorMessage } from '../../../domain/errors/error-message'
import type { Logger } from '../../http/logger'
import type { BuildEvent, BuildProgress, Builder, BuildResult } from '../types'
import type { BuilderProcess } from './builder-process'
import { createLauncher } from './launcher'
import type { Running, StartProcess } from './launcher'
import { otherSlot } from './slots'
import type { Slot } from './slots'

export interface SupervisorOptions {
  /** Starts a process in a slot. */
  start: StartProcess
  /** Slot in which a process of before worked last: its state is the newest. */
  firstSlot?: Slot | null
  /** Release that visitors see now. */
  live: () => Promise<string | null>
  /** Bytes of memory beyond which a process is replaced between two builds. */
  rssLimit: number
  logger: Logger
}

export interface Supervisor extends Builder {
  /** Bytes of memory of the process after its last build; null before the first. */
  rss: () => number | null
  /**
   * Starts a successor although nothing is wrong with the process: its code is out of date. One that is warm already is
   * ended: what it builds with is out of date too.
   *
   * @returns true once it is warm and will take over with the next build; false when it did not start, another one is
   *   warming up, or nothing runs
   */
  renew: (reason: string) => Promise<boolean>
  /**
   * Which pages a publication of stories would touch. No process is started for it.
   *
   * @returns null when none is warm
   * @throws BuildFailure
   */
  predict: (stories: readonly object[]) => Promise<PredictedPages | null>
}

/** Somebody asked for a build from nothing. */
const wantsAll = ({ source, kind }: BuildEvent): boolean => source === 'manual' && kind === 'full'

/**
 * Keeps one warm builder process. One that died or whose state is in doubt is started anew, and the build waits for it.
 * One that grew too large, or whose code is out of date, goes on building until its successor in the other slot is
 * warm: nobody waits for that. A successor has missed events, so its first build looks at everything.
 */
export const createSupervisor = ({ start, firstSlot, live, rssLimit, logger }: SupervisorOptions): Supervisor => {
  let active: Running | null = null
  let starting: Promise<Running> | null = null
  let successor: Promise<Running> | null = null
  let warm: Running | null = null
  let lastRss: number | null = null
  /** Process that was beyond the limit after its last build. */
  let wasLarge: BuilderProcess | null = null
  let behind = false
  let closed = false
  const isClosed = (): boolean => closed
  const { launch, endLaunching } = createLauncher({ start, isClosed, logger })
  let lastSlot: Slot = firstSlot ?? 'a'
  /** Process that has built: one that dies is replaced at once, but not again and again. */
  let proven: BuilderProcess | null = null

  const ensureActive = async (onProgress: (progress: BuildProgress) => void, clean = false): Promise<Running> => {
    if (active?.process.usable()) return active
    const old = active
    active = null
    await old?.process.end()
    starting ??= launch(lastSlot, onProgress, clean).finally(() => (starting = null))
    active = await starting
    lastSlot = active.slot
    behind = true
    replaceWhenDead(active.process)
    return active
  }

  /** A process that is killed while nothing is built is replaced before the next change. */
  const replaceWhenDead = (process: BuilderProcess): void => {
    void process.exited.then(() => {
      if (closed || active?.process !== process || proven !== process) return
      logger.error('builder: the process ended, a new one starts')
      ensureActive(() => undefined).catch((error: unknown) =>
        logger.error(`builder: the new process did not start: ${errorMessage(error)}`),
      )
    })
  }

  /** A successor that died while it waited must not keep others from being started. */
  const forgetDeadSuccessor = async (): Promise<void> => {
    if (warm === null || warm.process.usable()) return
    const dead = warm
    warm = null
    await dead.process.end()
  }

  /** Between two builds: the warm successor takes over. */
  const takeOver = async (): Promise<void> => {
    await forgetDeadSuccessor()
    if (warm === null) return
    const old = active
    active = warm
    lastSlot = warm.slot
    replaceWhenDead(warm.process)
    warm = null
    behind = true
    logger.info(`builder: the process in slot ${active.slot} takes over`)
    await old?.process.end()
  }

  /** @throws BuildFailure when the new process did not start */
  const warmUp = async (
    slot: Slot,
    reason: string,
    clean: boolean,
    onProgress: (progress: BuildProgress) => void,
  ): Promise<void> => {
    logger.info(`builder: ${reason}, a new process warms up`)
    successor = launch(slot, onProgress, clean)
    try {
      const running = await successor
      if (closed) await running.process.end()
      else warm = running
    } finally {
      successor = null
    }
  }

  const replace = async (reason: string): Promise<boolean> => {
    await forgetDeadSuccessor()
    if (successor !== null || warm !== null || closed || active === null) return false
    try {
      await warmUp(otherSlot(active.slot), reason, false, () => undefined)
      return !closed
    } catch (error) {
      // What is broken off because everything ends went as it should.
      if (!isClosed()) logger.error(`builder: the new process did not start: ${errorMessage(error)}`)
      return false
    }
  }

  /** @throws BuildFailure when no fresh process could be started: what was asked for was not done */
  const beginFromNothing = async (onProgress: (progress: BuildProgress) => void): Promise<void> => {
    // One that warms up already goes on from a cache: it is not what was asked for.
    do {
      await successor?.catch(() => undefined)
      await takeOver()
    } while (successor !== null || warm !== null)
    if (!active?.process.usable()) {
      await ensureActive(onProgress, true)
      return
    }
    await warmUp(otherSlot(active.slot), 'a full build was asked for', true, onProgress)
    await takeOver()
  }

  return {
    rss: () => lastRss,
    renew: async (reason) => {
      const outdated = warm
      warm = null
      await outdated?.process.end()
      return replace(reason)
    },
    predict: async (stories) => (active?.process.usable() ? active.process.predict(stories) : null),
    build: async (
      events: readonly BuildEvent[],
      onProgress: (progress: BuildProgress) => void,
    ): Promise<BuildResult> => {
      await (events.some(wantsAll) ? beginFromNothing(onProgress) : takeOver())
      const { process } = await ensureActive(onProgress)
      const seen = behind ? [] : events
      const { result, rss, stale } = await process.build(seen, await live(), onProgress)
      lastRss = rss
      behind = false
      proven = process
      if (stale !== null) void replace(stale)
      // What one large build leaves behind is given back before the next: only who stays large is replaced.
      else if (rss > rssLimit && wasLarge === process) void replace(`${Math.round(rss / 2 ** 20)} MiB are in use`)
      wasLarge = rss > rssLimit ? process : null
      return result
    },
    close: async () => {
      closed = true
      await endLaunching()
      const launched = await Promise.allSettled([starting, successor])
      const processes = launched.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value.process] : []))
      await Promise.all([active?.process, warm?.process, ...processes].map(async (process) => process?.end()))
    },
  }
}
