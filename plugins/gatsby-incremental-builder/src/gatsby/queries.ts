import type { Internals, Runner } from './internal-types'

/** Runs queries in this process; what it learnt about their texts is kept from rebuild to rebuild. */
export const createQueries = ({
  store, GraphQLRunner, calculateDirtyQueries, runStaticQueries, runPageQueries, runSliceQueries, getPageMode, pageDependencies,
  flushPageData, waitUntilAllJobsComplete,
}: Internals) => {
  let parsed: Pick<Runner, 'parseCache' | 'validDocuments'> & { schema: unknown } = { schema: null, parseCache: new Map(), validDocuments: new WeakMap() }

  /** A new one each time, for it remembers nodes; parsing and validating a template's query costs more than running it. */
  const createRunner = (): Runner => {
    const runner = new GraphQLRunner(store)
    const { schema } = store.getState()
    if (parsed.schema === schema) Object.assign(runner, { parseCache: parsed.parseCache, validDocuments: parsed.validDocuments })
    else parsed = { schema, parseCache: runner.parseCache, validDocuments: runner.validDocuments }
    // Gatsby forgets after five seconds, in a cache it takes for its own.
    runner.scheduleClearCache = () => undefined
    return runner
  }

  return {
    /** Runs what is dirty and writes page-data and slice-data. @returns how many queries ran */
    async run(): Promise<number> {
      const { queryIds } = await calculateDirtyQueries({ store })
      queryIds.pageQueryIds = queryIds.pageQueryIds.filter((page) => getPageMode(page) === 'SSG')
      const context = { queryIds, store, graphqlRunner: createRunner() }
      await runStaticQueries(context)
      await runPageQueries(context)
      await runSliceQueries(context)
      await waitUntilAllJobsComplete()
      return queryIds.staticQueryIds.length + queryIds.pageQueryIds.length + queryIds.sliceQueryIds.length
    },
    flush: (): Promise<void> => flushPageData(),
    /** Notes what finished queries depend on although others of their batch failed. */
    settle: (): void => pageDependencies.flush(),
  }
}
