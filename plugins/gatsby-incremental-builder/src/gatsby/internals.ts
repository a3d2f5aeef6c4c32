import { createRequire } from 'node:module'
import { join } from 'node:path'
import { GatsbyVersionError } from '../errors'
import type { Internals } from './internal-types'

/** The one version whose internals were read. */
export const GATSBY_VERSION = '5.16.1'

type Kind = 'function' | 'object'

/** Where each internal lives: module, name of the export (null: the module itself), what it is. */
export const INTERNALS: {
  readonly [K in keyof Internals]: readonly [module: string, exported: string | null, kind: Kind]
} = {
  reporter: ['gatsby-cli/lib/reporter', null, 'object'],
  setStore: ['gatsby-cli/lib/reporter/redux', 'setStore', 'function'],
  onLogAction: ['gatsby-cli/lib/reporter/redux', 'onLogAction', 'function'],
  store: ['gatsby/dist/redux', 'store', 'object'],
  workers: ['gatsby/dist/utils/worker/pool', null, 'object'],
  emitter: ['gatsby/dist/redux', 'emitter', 'object'],
  saveState: ['gatsby/dist/redux', 'saveState', 'function'],
  actions: ['gatsby/dist/redux/actions', 'actions', 'object'],
  pageDependencies: ['gatsby/dist/redux/actions/add-page-dependency', 'createPageDependencyBatcher', 'object'],
  build: ['gatsby/dist/commands/build', null, 'function'],
  compiler: ['gatsby/dist/utils/parcel/compile-gatsby-files', null, 'object'],
  buildJavascript: ['gatsby/dist/commands/build-javascript', null, 'object'],
  buildHtml: ['gatsby/dist/commands/build-html', null, 'object'],
  ssrChunkHashes: ['gatsby/dist/utils/webpack/get-ssr-chunk-hashes', null, 'object'],
  apiRunner: ['gatsby/dist/utils/api-runner-node', null, 'function'],
  getDataStore: ['gatsby/dist/datastore', 'getDataStore', 'function'],
  rebuildSchema: ['gatsby/dist/schema', 'rebuild', 'function'],
  createGraphQLRunner: ['gatsby/dist/bootstrap/create-graphql-runner', 'createGraphQLRunner', 'function'],
  GraphQLRunner: ['gatsby/dist/query/graphql-runner', 'GraphQLRunner', 'function'],
  calculateDirtyQueries: ['gatsby/dist/services/calculate-dirty-queries', 'calculateDirtyQueries', 'function'],
  runStaticQueries: ['gatsby/dist/services/run-static-queries', 'runStaticQueries', 'function'],
  runPageQueries: ['gatsby/dist/services/run-page-queries', 'runPageQueries', 'function'],
  runSliceQueries: ['gatsby/dist/services/run-slice-queries', 'runSliceQueries', 'function'],
  getPageMode: ['gatsby/dist/utils/page-mode', 'getPageMode', 'function'],
  flushPageData: ['gatsby/dist/utils/page-data', 'flush', 'function'],
  doBuildPages: ['gatsby/dist/commands/build-html', 'doBuildPages', 'function'],
  buildSlices: ['gatsby/dist/commands/build-html', 'buildSlices', 'function'],
  markHtmlOfStaticQueries: [
    'gatsby/dist/commands/build-utils',
    'markHtmlDirtyIfResultOfUsedStaticQueryChanged',
    'function',
  ],
  calcDirtyHtmlFiles: ['gatsby/dist/commands/build-utils', 'calcDirtyHtmlFiles', 'function'],
  removePageFiles: ['gatsby/dist/commands/build-utils', 'removePageFiles', 'function'],
  renderHTMLProd: ['gatsby/dist/utils/worker/child/render-html', 'renderHTMLProd', 'function'],
  renderSlices: ['gatsby/dist/utils/worker/child/render-html', 'renderSlices', 'function'],
  waitUntilAllJobsComplete: ['gatsby/dist/utils/wait-until-jobs-complete', 'waitUntilAllJobsComplete', 'function'],
  routesDirectory: ['gatsby/dist/constants', 'ROUTES_DIRECTORY', 'object'],
  generateHtmlPath: ['gatsby-core-utils/page-html', 'generateHtmlPath', 'function'],
  generatePageDataPath: ['gatsby-core-utils/page-data', 'generatePageDataPath', 'function'],
  matchRoute: ['@gatsbyjs/reach-router', 'match', 'function'],
}

/** `ROUTES_DIRECTORY` is a string, everything else what the table says. */
const isOf = (value: unknown, kind: Kind): boolean =>
  kind === 'function'
    ? typeof value === 'function'
    : (typeof value === 'object' && value !== null) || typeof value === 'string'

const hasKey = (value: unknown, key: string): value is Record<string, unknown> =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && key in value

/** What may be loaded from a site's own Gatsby. */
const requireFrom = (directory: string): { version: unknown; load: (module: string) => unknown } => {
  const ofSite = createRequire(join(directory, 'package.json'))
  // gatsby-cli and its kin are Gatsby's dependencies, not the site's.
  const ofGatsby = createRequire(ofSite.resolve('gatsby/package.json'))
  const manifest: unknown = ofSite('gatsby/package.json')
  return {
    version: hasKey(manifest, 'version') ? manifest['version'] : undefined,
    load: (module) => ofGatsby(module) as unknown,
  }
}

/**
 * Loads every internal, and names those that moved.
 *
 * @param directory root of the site, whose Gatsby is taken; Gatsby reads its saved state from the working directory
 * @throws GatsbyVersionError
 */
export const loadInternals = (directory: string): Internals => {
  const { version, load } = requireFrom(directory)
  const moved = version === GATSBY_VERSION ? [] : [`version is ${String(version)}, not ${GATSBY_VERSION}`]
  const found: Record<string, unknown> = {}
  for (const [name, [module, exported, kind]] of Object.entries(INTERNALS)) {
    try {
      const loaded = load(module)
      const value = exported === null ? loaded : hasKey(loaded, exported) ? loaded[exported] : undefined
      if (!isOf(value, kind)) moved.push(`${module} exports no ${kind} ${exported ?? ''}`.trimEnd())
      found[name] = value
    } catch (error) {
      moved.push(
        `${module} cannot be loaded (${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)})`,
      )
    }
  }
  if (moved.length > 0) throw new GatsbyVersionError(moved)
  // Every key was looked for above, and is what the table says it is.
  return found as unknown as Internals
}
