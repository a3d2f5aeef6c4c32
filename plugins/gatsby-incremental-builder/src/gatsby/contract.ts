import type { GatsbyState, Internals } from './internal-types'

/** What the state is made of, as far as it is used. */
const SHAPE: readonly (readonly [path: string, kind: 'Map' | 'Set' | 'Array' | 'Object'])[] = [
  ['pages', 'Map'],
  ['components', 'Map'],
  ['slices', 'Map'],
  ['flattenedPlugins', 'Array'],
  ['nodesTouched', 'Set'],
  ['statefulSourcePlugins', 'Set'],
  ['typeOwners.pluginsToTypes', 'Map'],
  ['inferenceMetadata.typeMap', 'Object'],
  ['queries.trackedQueries', 'Map'],
  ['queries.deletedQueries', 'Set'],
  ['pendingPageDataWrites.pagePaths', 'Set'],
  ['pendingPageDataWrites.sliceNames', 'Set'],
  ['pageDataStats', 'Map'],
  ['html.trackedHtmlFiles', 'Map'],
  ['html.trackedStaticQueryResults', 'Map'],
  ['html.pagesThatNeedToStitchSlices', 'Set'],
  ['html.slicesProps.bySliceId', 'Map'],
  ['html.slicesProps.byPagePath', 'Map'],
  ['html.slicesProps.bySliceName', 'Map'],
]

const at = (state: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      state,
    )

const shapeProblems = (state: GatsbyState): string[] =>
  SHAPE.filter(([path, kind]) => Object.prototype.toString.call(at(state, path)) !== `[object ${kind}]`).map(
    ([path, kind]) => `state.${path} is no ${kind}`,
  )

const PATH = '/contract'
const page = {
  path: PATH,
  componentPath: '/contract.js',
  component: '/contract.js',
  componentChunkName: 'contract',
  context: {},
  slices: {},
  updatedAt: 1,
}
const plugin = { name: 'contract' }

type Step = readonly [means: string, action: Record<string, unknown>, holds: (state: GatsbyState) => boolean]

/** What each action does to the state that rebuilds rely on, in the order of a page's life. */
const LIFE: readonly Step[] = [
  ['CREATE_PAGE makes a page', { type: 'CREATE_PAGE', plugin, payload: page }, ({ pages }) => pages.has(PATH)],
  ['… its query dirty', {}, ({ queries }) => (queries.trackedQueries.get(PATH)?.dirty ?? 0) > 0],
  ['… its HTML dirty', {}, ({ html }) => (html.trackedHtmlFiles.get(PATH)?.dirty ?? 0) > 0],
  ['… and counts for its template', {}, ({ components }) => components.get('/contract.js')?.pages.has(PATH) === true],
  [
    'HTML_GENERATED makes it clean',
    { type: 'HTML_GENERATED', payload: [PATH] },
    ({ html }) => html.trackedHtmlFiles.get(PATH)?.dirty === 0,
  ],
  ['… and asks for stitching', {}, ({ html }) => html.pagesThatNeedToStitchSlices.has(PATH)],
  [
    'ADD_PAGE_DATA_STATS with another digest makes HTML dirty',
    { type: 'ADD_PAGE_DATA_STATS', payload: { pagePath: PATH, filePath: '/p.json', size: 1, pageDataHash: 'other' } },
    ({ html }) => (html.trackedHtmlFiles.get(PATH)?.dirty ?? 0) > 0,
  ],
  [
    'SET_SLICES_PROPS puts a page on its slices',
    {
      type: 'SET_SLICES_PROPS',
      payload: { [PATH]: { 'header-1': { props: {}, sliceName: 'header', hasChildren: false } } },
    },
    ({ html }) => html.slicesProps.bySliceId.get('header-1')?.pages.has(PATH) === true,
  ],
  [
    '… and an empty list takes it off them',
    { type: 'SET_SLICES_PROPS', payload: { [PATH]: {} } },
    ({ html }) => html.slicesProps.bySliceId.get('header-1')?.pages.size === 0,
  ],
  [
    'SLICES_PROPS_REMOVE_STALE forgets slices of no page',
    { type: 'SLICES_PROPS_REMOVE_STALE' },
    ({ html }) => !html.slicesProps.bySliceId.has('header-1'),
  ],
  [
    'PAGE_QUERY_RUN of a static query notes its result',
    { type: 'PAGE_QUERY_RUN', payload: { path: 'sq--1', queryType: 'static', queryHash: '1', resultHash: 'a' } },
    ({ html }) => (html.trackedStaticQueryResults.get('1')?.dirty ?? 0) > 0,
  ],
  [
    'SLICES_STITCHED forgets what was stitched',
    { type: 'SLICES_STITCHED' },
    ({ html }) => html.pagesThatNeedToStitchSlices.size === 0,
  ],
  [
    'DELETE_PAGE keeps the query until createPages has finished',
    { type: 'DELETE_PAGE', payload: page },
    ({ queries }) => queries.deletedQueries.has(PATH),
  ],
  ['… and marks the HTML', {}, ({ html }) => html.trackedHtmlFiles.get(PATH)?.isDeleted === true],
  [
    'API_FINISHED forgets the query',
    { type: 'API_FINISHED', payload: { apiName: 'createPages' } },
    ({ queries }) => !queries.trackedQueries.has(PATH),
  ],
  [
    'HTML_REMOVED forgets the HTML',
    { type: 'HTML_REMOVED', payload: PATH },
    ({ html }) => !html.trackedHtmlFiles.has(PATH),
  ],
]

/**
 * Names what differs from what rebuilds rely on: the shape of the state, and what actions do to it. Changes the state:
 * for a process of its own.
 */
export const contractProblems = ({
  store,
  emitter,
  GraphQLRunner,
}: Pick<Internals, 'store' | 'emitter' | 'GraphQLRunner'>): string[] => {
  const problems = shapeProblems(store.getState())
  if (problems.length > 0) return problems
  const { nodeModel } = new GraphQLRunner(store)
  for (const method of ['trackInlineObjectsInRootNode', 'findRootNodeAncestor'] as const)
    if (typeof nodeModel[method] !== 'function') problems.push(`the model of nodes has no method ${method}`)
  const heard: string[] = []
  for (const type of ['CREATE_PAGE', 'DELETE_PAGE', 'ADD_PAGE_DATA_STATS'])
    emitter.on(type, (action) => heard.push(action.type))
  for (const [means, action, holds] of LIFE) {
    if (action['type'] !== undefined) store.dispatch(action)
    if (!holds(store.getState())) problems.push(`no longer so: ${means}`)
  }
  if (heard.join() !== 'CREATE_PAGE,ADD_PAGE_DATA_STATS,DELETE_PAGE')
    problems.push(`the emitter told of ${heard.join() || 'nothing'}`)
  return problems
}
