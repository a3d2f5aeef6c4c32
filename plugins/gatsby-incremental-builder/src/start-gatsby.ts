import type { CacheMark } from './cache-mark'
import { DEFAULT_WATCH, createCodeWatch } from './code-watch'
import type { CodeWatch } from './code-watch'
import { BuildFailedError } from './errors'
import { collectGarbage } from './collect-garbage'
import { openGatsby } from './gatsby/door'
import type { Gatsby, Rebuilder } from './gatsby/door'
import { prepareCache } from './prepare-cache'
import type { SavedState } from './saved-state/saved-state'
import { createStateCopier } from './saved-state/state-copier'
import type { StateCopier } from './saved-state/state-copier'
import { createStateSaver } from './state-saver'
import type { StateSaver } from './state-saver'
import { createStopwatch } from './stopwatch'
import type { BuilderOptions, StartResult } from './types'

/** From so many pages on, a change may make hundreds again, and helpers are worth their memory. */
const HELPERS_FROM = 500

/** Gatsby after its first build, and what saves its state. */
export interface StartedGatsby {
  gatsby: Gatsby
  rebuilder: Rebuilder
  saver: StateSaver
  copier: StateCopier
  code: CodeWatch
}

interface GatsbyToStart {
  options: BuilderOptions
  /** Root of the site, absolute. */
  directory: string
  mark: CacheMark
  saved: SavedState
}

/**
 * Prepares the cache, runs the first build and saves its state.
 *
 * @throws BuildFailedError when the first build failed
 */
export const startGatsby = async ({
  options,
  directory,
  mark,
  saved,
}: GatsbyToStart): Promise<{ state: StartedGatsby; result: StartResult }> => {
  const { onProgress = () => undefined, onWarning = () => undefined } = options
  const watch = createStopwatch((stage) => onProgress({ phase: 'start', stage, share: stage === 'save' ? 1 : 0 }))
  // Paths in the bundles begin with the prefix, so it counts for their input as the environment does.
  const environment = { ...process.env, ...(options.prefixPaths && { 'prefix paths': 'true' }) }
  const code = await watch.time('check', () => createCodeWatch(directory, options.watch ?? DEFAULT_WATCH, environment))
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
  // What a bundler used is most of the memory of a first build; where nothing was bundled, it can wait.
  if (kind === 'clean') await watch.time('tidy', collectGarbage)
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
  // Nobody waits for them: until they are there, this process renders alone.
  if (gatsby.pageCount() >= (options.helpersFrom ?? HELPERS_FROM))
    rebuilder.html
      .inviteHelpers()
      .catch((error: unknown) => onWarning(`pages are rendered in one process: ${String(error)}`))
  await watch.time('save', async () => {
    await mark.noteInputs(code.digest)
    await saver.force()
    await saved.confirm()
  })
  return {
    state: { gatsby, rebuilder, saver, copier, code },
    result: {
      kind,
      dropped,
      pages: gatsby.pageCount(),
      timings: watch.end(),
      memory: { rss: process.memoryUsage.rss() },
    },
  }
}
