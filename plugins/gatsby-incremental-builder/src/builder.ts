import { resolve } from 'node:path'
import { createCacheMark } from './cache-mark'
import { DEFAULT_WATCH, createCodeWatch } from './code-watch'
import type { CodeWatch } from './code-watch'
import { BuildFailedError, CodeChangedError, RebuildFailedError } from './errors'
import { collectGarbage } from './collect-garbage'
import { noChanges } from './gatsby/change-watch'
import { openGatsby } from './gatsby/door'
import type { Gatsby, Rebuilder } from './gatsby/door'
import { GatsbyFailure } from './gatsby/panic-guard'
import { FileLog, createIncremental } from './incremental'
import type { Run } from './incremental'
import { prepareCache } from './prepare-cache'
import { runRebuild } from './rebuild'
import { createSavedState } from './saved-state/saved-state'
import { createStateCopier } from './saved-state/state-copier'
import type { StateCopier } from './saved-state/state-copier'
import { rebuildShare } from './share'
import { createStateSaver } from './state-saver'
import type { StateSaver } from './state-saver'
import { createStopwatch } from './stopwatch'
import type { BuilderOptions, IncrementalBuilder, RebuildOptions, RebuildResult, StartResult } from './types'

/** Gatsby's own databases take their part in these stages: what fails there leaves them apart from the saved state. */
const UNSAFE_STAGES = new Set(['queries'])

/** The disk does not take what it is given, so what is saved cannot be trusted either. */
const isDiskError = (error: unknown): boolean =>
  error instanceof Error &&
  (/\b(?:ENOSPC|EDQUOT|EIO|EROFS|EMFILE|ENFILE)\b/.test(error.message) || isDiskError(error.cause))

/** From so many pages on, a change may make hundreds again, and helpers are worth their memory. */
const HELPERS_FROM = 500

interface Open {
  gatsby: Gatsby
  rebuilder: Rebuilder
  saver: StateSaver
  copier: StateCopier
  code: CodeWatch
}

const rss = (): { rss: number } => ({ rss: process.memoryUsage.rss() })

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
  const { onProgress = () => undefined, onWarning = () => undefined } = options
  const mark = createCacheMark(directory, options.keep ?? [])
  const saved = createSavedState(directory, options.keep ?? [])
  const idle: Run = { events: [], changes: noChanges(), files: new FileLog() }
  let run = idle
  const incremental = createIncremental(() => run)
  let open: Open | null = null
  let broken: string | null = null
  let queue: Promise<unknown> = Promise.resolve()

  const opened = (): Open => {
    if (!open) throw new Error('the builder has not been started')
    return open
  }

  const start = async (): Promise<StartResult> => {
    const watch = createStopwatch((stage) => onProgress({ phase: 'start', stage, share: stage === 'save' ? 1 : 0 }))
    // Paths in the bundles begin with the prefix, so it counts for their input as the environment does.
    const environment = { ...process.env, ...(options.prefixPaths && { 'prefix paths': 'true' }) }
    const code = await watch.time('check', () =>
      createCodeWatch(directory, options.watch ?? DEFAULT_WATCH, environment),
    )
    const { kind, dropped } = await prepareCache({ mark, saved, digest: code.digest, watch, onWarning })
    const gatsby = openGatsby({
      directory,
      prefixPaths: options.prefixPaths ?? false,
      skipPostBuild: options.skipPostBuild ?? [],
      onProgress,
      onWarning,
    })
    await mark.set()
    await watch
      .time('build', () => gatsby.firstBuild())
      .catch(async (error: unknown) => {
        if (!gatsby.sourced() && dropped === null) {
          await mark.clear()
          await saved.confirm()
        }
        // Ending the process while the database writes crashes it, and takes the last words with it.
        await gatsby.written()
        throw new BuildFailedError(error instanceof Error ? error.message : String(error), { cause: error })
      })
    const rebuilder = gatsby.afterFirstBuild()
    await watch.time('tidy', collectGarbage)
    const copier = createStateCopier({
      state: saved,
      inputs: code.digest,
      afterMs: options.copyAfterMs ?? 5_000,
      everyMs: options.copyEveryMs ?? 60_000,
      onWarning,
    })
    const saver = createStateSaver({
      save: () => gatsby.save(),
      mark,
      afterMs: options.saveAfterMs ?? 2_000,
      onSaved: () => copier.saved(),
      onWarning,
    })
    if (gatsby.pageCount() >= (options.helpersFrom ?? HELPERS_FROM))
      await watch.time('helpers', () => rebuilder.html.inviteHelpers())
    await watch.time('save', async () => {
      await mark.noteInputs(code.digest)
      await saver.force()
      await saved.confirm()
    })
    open = { gatsby, rebuilder, saver, copier, code }
    return { kind, dropped, pages: gatsby.pageCount(), timings: watch.end(), memory: rss() }
  }

  /** Saves what stands when that is safe, so that a fresh process can go on from it. */
  const leave = async (error: unknown, stage: string): Promise<void> => {
    const { saver } = opened()
    const abandoned = error instanceof GatsbyFailure && error.abandoned
    if (abandoned || UNSAFE_STAGES.has(stage) || isDiskError(error)) saver.abandon()
    else await saver.force()
  }

  const rebuild = async (events: readonly unknown[], { sources }: RebuildOptions): Promise<RebuildResult> => {
    const { gatsby, rebuilder, saver, copier, code } = opened()
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
      return { ...result, timings: watch.end(), memory: rss() }
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
      } else saver.later()
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
