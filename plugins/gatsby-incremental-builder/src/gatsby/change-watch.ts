import { relative, sep } from 'node:path'
import type { NodeRef } from '../types'
import type { Action, Internals } from './internal-types'

/** Gatsby makes nodes of its own for pages, plugins and the site; nobody asks for those. */
const GATSBYS_OWN = 'internal-data-bridge'

/** `FLAG_DIRTY_PAGE_CONTEXT` of Gatsby's queries reducer. */
const DIRTY_CONTEXT = 0b1000

const SLICE = 'slice--'

interface NodePayload {
  id: string
  internal: { type: string; owner?: string }
}
interface PagePayload {
  path: string
  matchPath?: string
  componentPath: string
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isNode = (value: unknown): value is NodePayload =>
  isObject(value) && typeof value['id'] === 'string' && isObject(value['internal'])
const isPage = (value: unknown): value is PagePayload => isObject(value) && typeof value['path'] === 'string'

/** What Gatsby calls the changes of its graph. */
export const NODE_ACTIONS = ['CREATE_NODE', 'ADD_FIELD_TO_NODE', 'ADD_CHILD_NODE_TO_PARENT_NODE', 'DELETE_NODE']

/** Whether this is a node that some source made. */
export const isSourced = (payload: unknown): payload is NodePayload =>
  isNode(payload) && payload.internal.owner !== GATSBYS_OWN && payload.internal.type !== 'SitePage'

/** What one rebuild changed in Gatsby's state, as its own actions tell. */
export interface Changes {
  nodes: { changed: Map<string, string>; deleted: Map<string, string> }
  pages: { created: Set<string>; changed: Set<string>; deleted: Set<string> }
  /** Templates of pages and slices that were created. */
  templates: Set<string>
  /** Paths of pages whose route the bundles know, or have to know: it came, went or changed its `matchPath`. */
  routes: Map<string, string | undefined>
  /** Data files written, below `public/`, forward slashes. */
  files: Set<string>
  /** Whether anything changed at all. */
  touched: boolean
}

export const noChanges = (): Changes => ({
  nodes: { changed: new Map(), deleted: new Map() },
  pages: { created: new Set(), changed: new Set(), deleted: new Set() },
  templates: new Set(),
  routes: new Map(),
  files: new Set(),
  touched: false,
})

export const nodeRefs = (nodes: ReadonlyMap<string, string>): NodeRef[] =>
  [...nodes].map(([id, type]) => ({ id, type }))

/** Listens to Gatsby's actions, for the life of the process. */
export const watchChanges = ({ emitter, store }: Internals, publicDir: string) => {
  let changes = noChanges()
  const known = new Set(store.getState().pages.keys())
  const matchPaths = new Map<string, string>()
  for (const { path, matchPath } of store.getState().pages.values()) if (matchPath) matchPaths.set(path, matchPath)

  const below = (file: unknown): string => relative(publicDir, String(file)).split(sep).join('/')

  const onNode = ({ type, payload }: Action): void => {
    if (!isSourced(payload)) return
    const { changed, deleted } = changes.nodes
    const [now, before] = type === 'DELETE_NODE' ? [deleted, changed] : [changed, deleted]
    now.set(payload.id, payload.internal.type)
    before.delete(payload.id)
    changes.touched = true
  }

  const onRoute = (path: string, matchPath: string | undefined, gone: boolean): void => {
    if (!gone && known.has(path) && matchPaths.get(path) === matchPath) return
    changes.routes.set(path, matchPath ?? matchPaths.get(path))
    if (!gone && matchPath) matchPaths.set(path, matchPath)
    else matchPaths.delete(path)
  }

  const onCreatePage = ({ payload, contextModified, componentModified, slicesModified }: Action): void => {
    if (!isPage(payload)) return
    const { path, matchPath, componentPath } = payload
    const { created, changed, deleted } = changes.pages
    onRoute(path, matchPath, false)
    if (deleted.delete(path)) {
      // Gatsby does not compare the context of a page that was deleted in between.
      const query = store.getState().queries.trackedQueries.get(path)
      if (query) query.dirty = Math.max(query.dirty, 0) | DIRTY_CONTEXT
      changed.add(path)
    } else if (!known.has(path)) created.add(path)
    else if (contextModified === true || componentModified === true || slicesModified === true) changed.add(path)
    else return
    known.add(path)
    changes.templates.add(componentPath)
    changes.touched = true
  }

  const onDeletePage = ({ payload }: Action): void => {
    if (!isPage(payload)) return
    const { path } = payload
    onRoute(path, undefined, true)
    changes.pages.changed.delete(path)
    if (!changes.pages.created.delete(path) && known.has(path)) changes.pages.deleted.add(path)
    known.delete(path)
    changes.touched = true
  }

  const onData = ({ type, payload }: Action): void => {
    if (!isObject(payload)) return
    const { html } = store.getState()
    if (type === 'ADD_PAGE_DATA_STATS' && html.trackedHtmlFiles.get(String(payload['pagePath']))?.dirty)
      changes.files.add(below(payload['filePath']))
    if (type === 'ADD_SLICE_DATA_STATS' && html.slicesProps.bySliceName.get(String(payload['sliceName']))?.dirty)
      changes.files.add(below(payload['filePath']))
    if (
      type === 'PAGE_QUERY_RUN' &&
      payload['queryType'] === 'static' &&
      html.trackedStaticQueryResults.get(String(payload['queryHash']))?.dirty
    )
      changes.files.add(`page-data/sq/d/${String(payload['queryHash'])}.json`)
  }

  const onCreateSlice = ({ payload, contextModified, componentModified }: Action): void => {
    if (!isObject(payload)) return
    const query = store.getState().queries.trackedQueries.get(`${SLICE}${String(payload['name'])}`)
    if (contextModified !== true && componentModified !== true && (query?.dirty ?? 0) === 0) return
    changes.templates.add(String(payload['componentPath']))
    changes.touched = true
  }

  for (const type of NODE_ACTIONS) emitter.on(type, onNode)
  emitter.on('CREATE_PAGE', onCreatePage)
  emitter.on('DELETE_PAGE', onDeletePage)
  emitter.on('CREATE_SLICE', onCreateSlice)
  for (const type of ['ADD_PAGE_DATA_STATS', 'ADD_SLICE_DATA_STATS', 'PAGE_QUERY_RUN']) emitter.on(type, onData)

  return {
    /** Forgets what was noted and answers the record that is filled from now on. */
    begin: (): Changes => (changes = noChanges()),
    /** `matchPath` of every page that has one. */
    matchPaths: (): ReadonlyMap<string, string> => matchPaths,
  }
}

export type ChangeWatch = ReturnType<typeof watchChanges>
