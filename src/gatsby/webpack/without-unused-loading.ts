/** Methods of the loaders' classes, which a minifier keeps: of server components (three) and of loading ahead (five). */
const METHODS =
  /^ {2}(?:(?:fetch|load)PartialHydrationJson|shouldPrefetch|prefetch|_processNextPrefetchBatch|doPrefetch)\(\w*\) \{\n.*?^ {2}\}\n/gms
const METHOD_COUNT = 8
const IMPORT = /^import prefetchHelper from .+\n/m
const BRANCH = 'typeof rscDataResponse?.payload === `string`'

/**
 * A webpack loader for Gatsby's page loader. Leaves out what loads pages made by React's server components, which this site
 * has none of, and Gatsby's loading ahead, in whose place is `gatsby/browser/load-near-pages.ts`.
 *
 * @throws Error when that code is not where Gatsby 5.16.1 has it
 */
export default function withoutUnusedLoading(source: string): string {
  const methods = source.match(METHODS)?.length ?? 0
  if (methods !== METHOD_COUNT || !source.includes(BRANCH) || !IMPORT.test(source))
    throw new Error('Gatsby loads its pages in another way than 5.16.1')
  return source.replaceAll(METHODS, '').replace(IMPORT, '').replace(BRANCH, 'false')
}
