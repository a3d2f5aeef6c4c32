import { CodeChangedError } from './errors'
import type { Rebuilder } from './gatsby/door'
import type { Run } from './incremental'
import type { createStopwatch } from './stopwatch'
import type { Incremental, RebuildResult } from './types'

export interface RebuildWork {
  rebuilder: Rebuilder
  run: Run
  incremental: Incremental
  sources: readonly string[]
  watch: ReturnType<typeof createStopwatch>
  /** Throws when something panicked and let the work go on. */
  check: () => void
}

/**
 * What an ordinary build does after its bundles are there, in its order, for what is dirty.
 *
 * @throws CodeChangedError when the bundles do not fit the pages any more
 */
export const runRebuild = async ({
  rebuilder,
  run,
  incremental,
  sources,
  watch,
  check,
}: RebuildWork): Promise<Omit<RebuildResult, 'timings' | 'memory'>> => {
  const { changes, files } = run
  const { created, changed, deleted } = changes.pages

  const stage = async <T>(name: string, work: () => Promise<T> | T): Promise<T> => {
    const result = await watch.time(name, work)
    check()
    return result
  }

  await stage('source', () => rebuilder.source(sources, incremental))
  await stage('schema', () => rebuilder.schema())
  await stage('pages', () => rebuilder.createPages(incremental))
  const stale = rebuilder.uncompiled(changes)
  if (stale !== null) throw new CodeChangedError(stale)

  await stage('queries', async () => {
    try {
      await rebuilder.queries.run((pages) => rebuilder.html.renderAhead(pages))
      await rebuilder.queries.flush()
    } catch (error) {
      await rebuilder.html.rest()
      throw error
    } finally {
      rebuilder.queries.settle()
    }
  })
  for (const file of changes.files) files.written(file)

  const { rendered, toDelete } = await stage('html', () => rebuilder.html.render(files))
  const stitched = await stage('slices', () => rebuilder.html.stitch(files, [...deleted]))
  await stage('delete', () => rebuilder.html.remove(files, toDelete))
  for (const path of [...rendered, ...stitched]) if (!created.has(path)) changed.add(path)

  await stage('post', () => rebuilder.postBuild(incremental))
  rebuilder.settle()

  const { pages } = incremental
  return {
    written: files.list('written'),
    removed: files.list('removed'),
    pages: { created: [...pages.created], changed: [...pages.changed], deleted: [...pages.deleted] },
    fullBuildWanted: deleted.size > 0 ? rebuilder.superfluous() : null,
  }
}
