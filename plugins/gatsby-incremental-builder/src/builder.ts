import { resolve } from 'node:path'
import { createCacheMark } from './cache-mark'
import { CodeChangedError, RebuildFailedError } from './errors'
import { noChanges } from './gatsby/change-watch'
import type { Changes } from './gatsby/change-watch'
import { GatsbyFailure } from './gatsby/panic-guard'
import { FileLog, createIncremental } from './incremental'
import type { Run } from './incremental'
import { runRebuild } from './rebuild'
import { isSafeToSave } from './safe-to-save'
import { createSavedState } from './saved-state/saved-state'
import { rebuildShare } from './share'
import { startGatsby } from './start-gatsby'
import type { StartedGatsby } from './start-gatsby'
import { createStopwatch } from './stopwatch'
import type { BuilderOptions, IncrementalBuilder, RebuildOptions, RebuildResult, StartResult } from './types'

/**
 * A Gatsby build that stays alive. One per process.
 *
 * @example
 * const builder = createIncrementalBuilder({ directory: '.' })
 * await builder.start()
 * const { written, removed } = await builder.rebuild([{ changed: 'product-1' }])
 */
export const createIncrementalBuilder = (options: BuilderOptions): IncrementalBuilder => {
  const directory = resolve(options.directory)
  const { onProgress = () => undefined } = options
  const mark = createCacheMark(directory, options.keep ?? [])
  const saved = createSavedState(directory, options.keep ?? [])
  const idle: Run = { events: [], changes: noChanges(), files: new FileLog() }
  let run = idle
  const incremental = createIncremental(() => run)
  let open: StartedGatsby | null = null
  let broken: string | null = null
  /** What a rebuild that failed before it changed anything has changed since: some of its requests may still have run. */
  let abandoned: Changes | null = null
  let queue: Promise<unknown> = Promise.resolve()

  const opened = (): StartedGatsby => {
    if (!open) throw new Error('the builder has not been started')
    return open
  }

  const start = async (): Promise<StartResult> => {
    const { state, result } = await startGatsby({ options, directory, mark, saved })
    open = state
    return result
  }

  /** Saves what stands when that is safe, so that a fresh process can go on from it. */
  const leave = async (error: unknown, stage: string): Promise<void> => {
    const { saver } = opened()
    if (isSafeToSave(error, stage)) await saver.force()
    else saver.abandon()
  }

  const rebuild = async (events: readonly unknown[], { sources }: RebuildOptions): Promise<RebuildResult> => {
    const { gatsby, rebuilder, saver, copier, code } = opened()
    if (abandoned?.touched) broken ??= 'it went on after it had failed'
    abandoned = null
    broken ??= gatsby.guard.unexplained()
    if (broken !== null)
      throw new RebuildFailedError(`an earlier rebuild left the state half changed: ${broken}`, 'check', true)
    const watch = createStopwatch((stage) => onProgress({ phase: 'rebuild', stage, share: rebuildShare(stage) }))
    copier.interrupt()
    await saver.begin()
    if (await watch.time('check', () => code.changed()))
      throw new CodeChangedError('code, configuration or a template changed')
    const known = rebuilder.sources()
    const wanted = sources ?? options.sources ?? known
    const unknown = wanted.filter((name) => !known.includes(name))
    if (unknown.length > 0)
      throw new RebuildFailedError(`no plugin named ${unknown.join(', ')} sources nodes`, 'check', false)

    await mark.set()
    run = { events, changes: rebuilder.begin(), files: new FileLog() }
    const { changes } = run
    try {
      const result = await gatsby.guard.run(() =>
        runRebuild({ rebuilder, run, incremental, sources: wanted, watch, check: () => gatsby.guard.check() }),
      )
      saver.later()
      return { ...result, timings: watch.end(), memory: { rss: process.memoryUsage.rss() } }
    } catch (error) {
      const cause = error instanceof GatsbyFailure ? (error.cause ?? error) : error
      const stage = watch.stage()
      if (cause instanceof CodeChangedError) {
        broken = cause.message
        await leave(error, stage)
        throw cause
      }
      const message = error instanceof Error ? error.message : String(error)
      const dirty = changes.touched || stage !== 'source' || (error instanceof GatsbyFailure && error.abandoned)
      if (dirty) {
        broken = message
        await leave(error, stage)
      } else {
        abandoned = changes
        saver.later()
      }
      throw new RebuildFailedError(message, stage, dirty, { cause: error })
    } finally {
      run = idle
    }
  }

  /** One after the other, whatever became of the one before. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }

  return {
    start: () => inTurn(start),
    rebuild: (events, rebuildOptions = {}) => inTurn(() => rebuild(events, rebuildOptions)),
    codeChanged: () => opened().code.changed(),
    stop: () =>
      inTurn(async () => {
        open?.rebuilder.html.dismissHelpers()
        await open?.saver.flush()
        await open?.copier.stop()
      }),
  }
}
