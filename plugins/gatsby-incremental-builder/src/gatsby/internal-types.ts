import type { Bundling } from './bundling-types'
import type { Render, RenderPool, Workers } from './render-types'

/** The parts of Gatsby's internals that are used, as far as they are used. */

export interface GatsbyNodeRecord {
  id: string
  parent?: string | null
  internal: { type: string; owner?: string }
}

export interface GatsbyPage {
  path: string
  matchPath?: string
  componentPath: string
}

interface SliceProps {
  pages: Set<string>
  dirty: number
}

/** Gatsby's redux state. */
export interface GatsbyState {
  program: { directory: string }
  pages: Map<string, GatsbyPage>
  components: Map<string, { pages: Set<string>; isSlice: boolean }>
  slices: Map<string, { name: string; componentPath: string }>
  flattenedPlugins: { name: string; resolve: string; nodeAPIs: string[] }[]
  nodesTouched: Set<string>
  statefulSourcePlugins: Set<string>
  typeOwners: { pluginsToTypes: Map<string, Set<string>> }
  inferenceMetadata: { typeMap: Record<string, { dirty?: boolean; ignored?: boolean; disabled?: boolean }> }
  queries: { trackedQueries: Map<string, { dirty: number }>; deletedQueries: Set<string> }
  pendingPageDataWrites: { pagePaths: Set<string>; sliceNames: Set<string> }
  pageDataStats: Map<string, number>
  schema: unknown
  webpackCompilationHash: string
  html: {
    ssrCompilationHash: string
    templateCompilationHashes: Record<string, string>
    trackedHtmlFiles: Map<string, { dirty: number; isDeleted: boolean; pageDataHash: string }>
    trackedStaticQueryResults: Map<string, { dirty: number }>
    pagesThatNeedToStitchSlices: Set<string>
    slicesProps: {
      bySliceId: Map<string, SliceProps & { sliceName: string; hasChildren: boolean }>
      byPagePath: Map<string, Set<string>>
      bySliceName: Map<string, { dirty: number; props: Set<string>; sliceDataHash: string }>
    }
  }
}

export interface Action {
  type: string
  payload?: unknown
  [key: string]: unknown
}

export interface Store {
  getState: () => GatsbyState
  dispatch: (action: unknown) => unknown
}

export interface QueryIds {
  staticQueryIds: unknown[]
  pageQueryIds: GatsbyPage[]
  sliceQueryIds: unknown[]
}

export interface Activity {
  start: () => void
  end: () => void
  tick?: (count?: number) => void
}

export interface Reporter {
  panic: (meta: unknown, error?: unknown, pluginName?: string) => unknown
  panicOnBuild: (meta: unknown, error?: unknown, pluginName?: string) => unknown
  error: (meta: unknown, error?: unknown, pluginName?: string) => unknown
  createProgress: (text: string, total?: number, start?: number) => Activity
  setNoColor: (noColor: boolean) => void
}

/** Where queries read nodes. */
export interface NodeModel {
  trackInlineObjectsInRootNode: (node: object) => void
  findRootNodeAncestor: (object: unknown, predicate?: unknown) => unknown
}

export interface Runner {
  nodeModel: NodeModel
  parseCache: Map<string, unknown>
  validDocuments: WeakMap<object, unknown>
  scheduleClearCache: () => void
}

export type GraphQLFunction = (query: string, context?: unknown) => Promise<unknown>

type Queries = (context: { queryIds: QueryIds; store: Store; graphqlRunner: Runner }) => Promise<unknown>

export interface Internals extends Bundling {
  reporter: Reporter
  setStore: (store: Store) => void
  onLogAction: (listener: (action: Action) => void) => () => void
  store: Store
  workers: Workers
  emitter: {
    on: (type: string, listener: (action: Action) => void) => void
    off: (type: string, listener: (action: Action) => void) => void
  }
  saveState: () => unknown
  actions: { deleteNode: (node: GatsbyNodeRecord) => unknown; apiFinished: (payload: { apiName: string }) => unknown }
  pageDependencies: { flush: () => void }
  build: (program: unknown) => Promise<void>
  apiRunner: (api: string, args: Record<string, unknown>) => PromiseLike<unknown> | null
  getDataStore: () => {
    ready: () => Promise<void>
    getNode: (id: string) => GatsbyNodeRecord | undefined
    iterateNodesByType: (type: string) => Iterable<GatsbyNodeRecord>
  }
  rebuildSchema: (options: object) => Promise<void>
  createGraphQLRunner: (store: Store, reporter: Reporter) => GraphQLFunction
  GraphQLRunner: new (store: Store, options?: object) => Runner
  calculateDirtyQueries: (context: { store: Store }) => Promise<{ queryIds: QueryIds }>
  runStaticQueries: Queries
  runPageQueries: Queries
  runSliceQueries: Queries
  getPageMode: (page: GatsbyPage, state?: GatsbyState) => 'SSG' | 'DSG' | 'SSR'
  flushPageData: () => Promise<void>
  doBuildPages: (
    renderer: string,
    paths: string[],
    activity: Activity,
    pool: RenderPool,
    stage: string,
  ) => Promise<void>
  buildSlices: (context: { program: { directory: string }; workerPool: RenderPool }) => Promise<void>
  markHtmlOfStaticQueries: () => void
  calcDirtyHtmlFiles: (state: GatsbyState) => {
    toRegenerate: string[]
    toDelete: string[]
    toCleanupFromTrackedState: Set<string>
  }
  removePageFiles: (publicDir: string, paths: string[]) => Promise<unknown>
  renderHTMLProd: Render
  renderSlices: (args: unknown) => Promise<unknown>
  waitUntilAllJobsComplete: () => Promise<void>
  routesDirectory: string
  generateHtmlPath: (folder: string, pagePath: string) => string
  generatePageDataPath: (folder: string, pagePath: string) => string
  matchRoute: (route: string, path: string) => unknown
}
