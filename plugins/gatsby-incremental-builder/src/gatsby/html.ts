import { readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { FileLog } from '../incremental'
import type { Activity, Internals } from './internal-types'
import { oneLine } from './one-line'
import { createRenderPool } from './render-pool'

const pageOf = (error: unknown): string => {
  const context =
    error instanceof Error && 'context' in error ? (error.context as { path?: unknown } | undefined) : undefined
  return typeof context?.path === 'string' ? context.path : 'A page'
}

/** Names of the files that a slice was rendered to: its HTML, cut where its children go. */
const sliceFiles = async (publicDir: string, ids: ReadonlySet<string>): Promise<string[]> => {
  if (ids.size === 0) return []
  const names = await readdir(join(publicDir, '_gatsby', 'slices')).catch(() => [])
  return names.filter((name) => ids.has(name.replace(/-\d+\.html$/, ''))).map((name) => `_gatsby/slices/${name}`)
}

/** Shows no progress: what is rendered ahead is part of another stage. */
const QUIET: Activity = { start: () => undefined, end: () => undefined }

/** Makes the HTML follow the data. */
export const createHtml = (gatsby: Internals, directory: string, onWarning: (line: string) => void) => {
  const { store, reporter } = gatsby
  const publicDir = join(directory, 'public')
  const renderer = `${directory}/${gatsby.routesDirectory}render-page.js`
  // oxlint-disable-next-line typescript/unbound-method -- the pool is a closure, its methods use no `this`
  const { pool, aside, stitch, invite, dismiss, forget } = createRenderPool(gatsby, directory, onWarning)
  /** Pages that are rendered, or were, before all queries had run. */
  const ahead = new Set<string>()
  const pending: Promise<unknown>[] = []
  const below = (file: string): string => relative(publicDir, file).split(sep).join('/')

  return {
    /** Starts processes that render beside this one. */
    async inviteHelpers(): Promise<void> {
      await invite({
        htmlComponentRendererPath: renderer,
        paths: [],
        envVars: [],
        sessionId: -1,
        webpackCompilationHash: store.getState().webpackCompilationHash,
      })
    },
    dismissHelpers: dismiss,

    /** Lets helpers render what is dirty of these pages; this process goes on with something else. `render` tells of them. */
    renderAhead(paths: readonly string[]): void {
      const others = aside()
      if (others === null) return
      const { pages, html } = store.getState()
      // Of these alone: Gatsby's own answer costs a look at every page of the site, which `render` takes once for all.
      const dirty = paths.filter((path) => {
        const [page, file] = [pages.get(path), html.trackedHtmlFiles.get(path)]
        return (
          page && file && file.dirty !== 0 && !file.isDeleted && gatsby.getPageMode(page) === 'SSG' && !ahead.has(path)
        )
      })
      if (dirty.length === 0) return
      for (const path of dirty) ahead.add(path)
      pending.push(gatsby.doBuildPages(renderer, dirty, QUIET, others, 'build-html'))
    },

    /** Resolves when helpers render nothing ahead any more, whatever became of it. */
    async rest(): Promise<void> {
      await Promise.allSettled(pending.splice(0))
      ahead.clear()
    },

    /** Renders every page whose data, context or template changed. @returns the pages rendered, and those to delete */
    async render(files: FileLog): Promise<{ rendered: string[]; toDelete: string[] }> {
      if ([...store.getState().html.trackedStaticQueryResults.values()].some(({ dirty }) => dirty !== 0)) forget()
      gatsby.markHtmlOfStaticQueries()
      const { toRegenerate, toDelete, toCleanupFromTrackedState } = gatsby.calcDirtyHtmlFiles(store.getState())
      store.dispatch({ type: 'HTML_TRACKED_PAGES_CLEANUP', payload: toCleanupFromTrackedState })
      const left = toRegenerate.filter((path) => !ahead.has(path))
      if (left.length > 0) {
        const activity = reporter.createProgress('Building static HTML for pages', left.length, 0)
        activity.start()
        pending.push(gatsby.doBuildPages(renderer, left, activity, pool, 'build-html').finally(() => activity.end()))
      }
      const rendered = [...ahead, ...left]
      ahead.clear()
      // All have come to rest before a failure is passed on.
      for (const end of await Promise.allSettled(pending.splice(0)))
        if (end.status === 'rejected')
          throw new Error(`${pageOf(end.reason)} cannot be rendered: ${oneLine(end.reason)}`, { cause: end.reason })
      for (const path of rendered) files.written(below(gatsby.generateHtmlPath(publicDir, path)))
      return { rendered, toDelete }
    },

    /** Renders slices whose data or properties changed and stitches them into pages. @returns the pages stitched */
    async stitch(files: FileLog, deleted: readonly string[]): Promise<string[]> {
      const { slicesProps } = store.getState().html
      // Gatsby forgets to take a deleted page off its slices, which then are kept for good.
      const gone = deleted.filter((path) => slicesProps.byPagePath.has(path))
      if (gone.length > 0)
        store.dispatch({ type: 'SET_SLICES_PROPS', payload: Object.fromEntries(gone.map((path) => [path, {}])) })
      for (const path of gone) slicesProps.byPagePath.delete(path)

      const before = new Set(slicesProps.bySliceId.keys())
      const dirty = new Set(
        [...slicesProps.bySliceId]
          .filter(([, { dirty: flags, pages }]) => flags !== 0 && pages.size > 0)
          .map(([id]) => id),
      )
      await gatsby.buildSlices({ program: { directory }, workerPool: pool })
      for (const file of await sliceFiles(publicDir, dirty)) files.written(file)

      const left = store.getState().html.slicesProps.bySliceId
      const stale = new Set([...before].filter((id) => !left.has(id)))
      for (const file of await sliceFiles(publicDir, stale)) {
        await rm(join(publicDir, file), { force: true })
        files.removed(file)
      }

      const { pages, html } = store.getState()
      const stitched = [...html.pagesThatNeedToStitchSlices].filter((path) => {
        const page = pages.get(path)
        return page !== undefined && gatsby.getPageMode(page) === 'SSG'
      })
      await stitch(stitched.map((path) => gatsby.generateHtmlPath(publicDir, path)))
      store.dispatch({ type: 'SLICES_STITCHED' })
      for (const path of stitched) files.written(below(gatsby.generateHtmlPath(publicDir, path)))
      return stitched
    },

    /** Deletes HTML and data of pages that went. */
    async remove(files: FileLog, paths: readonly string[]): Promise<void> {
      if (paths.length === 0) return
      await gatsby.removePageFiles(publicDir, [...paths])
      const { pageDataStats } = store.getState()
      for (const path of paths) {
        const data = gatsby.generatePageDataPath(publicDir, path)
        pageDataStats.delete(data)
        files.removed(below(data))
        files.removed(below(gatsby.generateHtmlPath(publicDir, path)))
      }
    },
  }
}
