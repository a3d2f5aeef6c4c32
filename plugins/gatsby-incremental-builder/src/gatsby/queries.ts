import { growingChunks } from './chunks'
import type { GatsbyPage, Internals, Runner } from './internal-types'
import { trackLate } from './track-late'

/**
 * Queries of pages after which those pages can be rendered while the next run: few at first, for nobody can render before,
 * and then more.
 */
const PARTS = [10, 20, 40]
/** Fewer are not worth it: each part writes what it found before the next begins. */
const PARTS_FROM = 100

/** Runs queries in this process; what it learnt about their texts is kept from rebuild to rebuild. */
export const createQueries = ({
  store,
  GraphQLRunner,
  calculateDirtyQueries,
  runStaticQueries,
  runPageQueries,
  runSliceQueries,
  getPageMode,
  pageDependencies,
  flushPageData,
  waitUntilAllJobsComplete,
}: Internals) => {
  let parsed: Pick<Runner, 'parseCache' | 'validDocuments'> & { schema: unknown } = {
    schema: null,
    parseCache: new Map(),
    validDocuments: new WeakMap(),
  }

  /** A new one each time, for it remembers nodes; parsing and validating a template's query costs more than running it. */
  const createRunner = (): Runner => {
    const runner = new GraphQLRunner(store)
    trackLate(runner.nodeModel)
    const { schema } = store.getState()
    if (parsed.schema === schema)
      Object.assign(runner, { parseCache: parsed.parseCache, validDocuments: parsed.validDocuments })
    else parsed = { schema, parseCache: runner.parseCache, validDocuments: runner.validDocuments }
    // Gatsby forgets after five seconds, in a cache it takes for its own.
    runner.scheduleClearCache = () => undefined
    return runner
  }

  return {
    /**
     * Runs what is dirty and writes page-data and slice-data.
     *
     * @param onPages told of pages whose data is written, while the queries of others run
     * @returns how many queries ran
     */
    async run(onPages: (paths: string[]) => void): Promise<number> {
      const { queryIds } = await calculateDirtyQueries({ store })
      const pages = queryIds.pageQueryIds.filter((page) => getPageMode(page) === 'SSG')
      const context = { queryIds, store, graphqlRunner: createRunner() }
      await runStaticQueries(context)
      const runPart = (pageQueryIds: GatsbyPage[]) =>
        runPageQueries({ ...context, queryIds: { ...queryIds, pageQueryIds } })
      // What is known of static queries is noted for the pages that use them after all have run.
      const isWhole = pages.length < PARTS_FROM || queryIds.staticQueryIds.length > 0
      const parts = isWhole ? [pages] : growingChunks(pages, PARTS)
      for (const part of parts.slice(0, -1)) {
        await runPart(part)
        await flushPageData()
        onPages(part.map(({ path }) => path))
      }
      await runPart(parts.at(-1) ?? [])
      await runSliceQueries(context)
      await waitUntilAllJobsComplete()
      return queryIds.staticQueryIds.length + pages.length + queryIds.sliceQueryIds.length
    },
    flush: (): Promise<void> => flushPageData(),
    /** Notes what finished queries depend on although others of their batch failed. */
    settle: (): void => pageDependencies.flush(),
  }
}
