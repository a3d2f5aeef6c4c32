import { join } from 'node:path'
import type { Incremental, Progress } from '../types'
import { compileFiles } from './compile-files'
import { createHtml } from './html'
import { firstBuild, prepareProcess } from './first-build'
import { NODE_ACTIONS, isSourced, watchChanges } from './change-watch'
import type { Changes } from './change-watch'
import type { Action } from './internal-types'
import { loadInternals } from './internals'
import { compiledTemplates, createPages, superfluous, uncompiled } from './pages'
import { createPanicGuard } from './panic-guard'
import { startShare } from '../share'
import { renderInThisProcess } from './one-process'
import { createQueries } from './queries'
import { reuseBundles } from './reuse-bundles'
import { refreshSchema, settleSchema, sourceNodes, sourcePlugins } from './source'
import { survivePanics } from './uncaught'

export interface OpenOptions {
  directory: string
  prefixPaths: boolean
  skipPostBuild: readonly string[]
  onProgress: (progress: Progress) => void
  onWarning: (line: string) => void
}

/** Gatsby tells a parent process every line of its log; that parent is ours, and speaks another language. */
const unheard = <T>(work: () => T): T => {
  const send = Object.getOwnPropertyDescriptor(process, 'send')
  delete process.send
  try {
    return work()
  } finally {
    if (send) Object.defineProperty(process, 'send', send)
  }
}

/** Gatsby ends the process when nobody handled a rejection. */
const takeOverRejections = (
  before: readonly unknown[],
  rejected: (reason: unknown) => boolean,
  onWarning: (line: string) => void,
): void => {
  for (const listener of process.listeners('unhandledRejection'))
    if (!before.includes(listener)) process.off('unhandledRejection', listener)
  process.on('unhandledRejection', (reason) => {
    if (!rejected(reason)) onWarning(`nobody handled: ${String(reason)}`)
  })
}

/**
 * The only way to Gatsby: nothing outside of this folder knows its internals. Opening it changes the working directory
 * and sets variables of the process, as `gatsby build` does.
 *
 * @throws GatsbyVersionError
 */
export const openGatsby = ({ directory, prefixPaths, skipPostBuild, onProgress, onWarning }: OpenOptions) => {
  prepareProcess(directory)
  const listeners = process.listeners('unhandledRejection')
  const gatsby = unheard(() => loadInternals(directory))
  const guard = createPanicGuard(gatsby.reporter, onWarning)
  gatsby.compiler.compileGatsbyFiles = compileFiles
  renderInThisProcess(gatsby)
  survivePanics(onWarning)
  takeOverRejections(listeners, (reason) => guard.rejected(reason), onWarning)
  const { store, getDataStore } = gatsby
  let sourced = false

  return {
    guard,

    /** @throws GatsbyFailure at the first panic; the build is left half done */
    async firstBuild(): Promise<void> {
      const share = startShare()
      const quiet = gatsby.onLogAction(({ type, payload }) => {
        const text = type === 'ACTIVITY_START' ? (payload as { text?: unknown } | undefined)?.text : undefined
        if (typeof text === 'string') onProgress({ phase: 'start', stage: text, share: share(text) })
      })
      const hear = ({ payload }: Action): void => {
        if (isSourced(payload)) sourced = true
      }
      for (const type of NODE_ACTIONS) gatsby.emitter.on(type, hear)
      const compileAlways = reuseBundles(gatsby, directory)
      try {
        await guard.run(() => firstBuild(gatsby, directory, prefixPaths), true)
      } finally {
        compileAlways()
        quiet()
        for (const type of NODE_ACTIONS) gatsby.emitter.off(type, hear)
      }
    },

    /** Whether the first build has changed a node; until then a build that fails leaves the cache as good as it was. */
    sourced: (): boolean => sourced,

    /** Call once, after the first build. */
    afterFirstBuild() {
      for (const plugin of store.getState().flattenedPlugins)
        if (skipPostBuild.includes(plugin.name))
          plugin.nodeAPIs = plugin.nodeAPIs.filter((api) => api !== 'onPostBuild')
      settleSchema(gatsby)
      const watch = watchChanges(gatsby, join(directory, 'public'))
      const compiled = compiledTemplates(gatsby)
      const graphql = gatsby.createGraphQLRunner(store, gatsby.reporter)
      const queries = createQueries(gatsby)
      const html = createHtml(gatsby, directory, onWarning)
      return {
        begin: () => watch.begin(),
        sources: () => sourcePlugins(gatsby),
        source: (plugins: readonly string[], incremental: Incremental) =>
          sourceNodes(gatsby, plugins, incremental, () => guard.check()),
        schema: () => refreshSchema(gatsby),
        createPages: (incremental: Incremental) => createPages(gatsby, graphql, incremental),
        uncompiled: (changes: Changes) => uncompiled(gatsby, watch, compiled, changes),
        superfluous: () => superfluous(gatsby, compiled),
        queries,
        html,
        async postBuild(incremental: Incremental): Promise<void> {
          await gatsby.apiRunner('onPostBuild', { graphql, traceId: 'incremental-onPostBuild', incremental })
          await gatsby.waitUntilAllJobsComplete()
        },
        settle: () => settleSchema(gatsby),
      }
    },

    /** Resolves when the database has written what it was given. */
    written: (): Promise<void> => getDataStore().ready(),

    pageCount: (): number => store.getState().pages.size,

    /** Saves the state that a later build goes on from. @throws when it cannot be written */
    async save(): Promise<void> {
      await getDataStore().ready()
      // Not Gatsby's own `saveState` service, which only warns when it could not.
      gatsby.saveState()
    },
  }
}

export type Gatsby = ReturnType<typeof openGatsby>
export type Rebuilder = ReturnType<Gatsby['afterFirstBuild']>
