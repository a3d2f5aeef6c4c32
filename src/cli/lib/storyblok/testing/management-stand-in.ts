import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { JsonObject } from '../../../../domain/json'
import { LIST_PARAMETERS, REQUEST_FORMS } from './request-forms'
import { createSpaceState, Refusal } from './space-state'
import type { Row, SpaceState } from './space-state'

export const STAND_IN_TOKEN = 'management-token-of-tests'
export const STAND_IN_SPACE = '4711'

export interface SentRequest {
  method: string
  path: string
  status: number
}

export interface ManagementStandIn extends SpaceState {
  url: string
  requests: SentRequest[]
  /** Status with which a request fails before anything is done; null lets it through. */
  fault: (request: { method: string; path: string; count: number }) => number | null
  /** Requests that it takes in any second. */
  perSecond: number
  close: () => Promise<void>
}

/** Name under which a list answers with one of its rows. */
const SINGULAR: Record<string, string> = {
  component_groups: 'component_group',
  components: 'component',
  presets: 'preset',
  datasources: 'datasource',
  datasource_entries: 'datasource_entry',
  stories: 'story',
}

const shown = (list: string, row: Row, inList: boolean): JsonObject => {
  if (list !== 'stories' || !inList) return row
  // Lists of stories come without what the stories say.
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'content'))
}

const readRows = (context: Context, list: string, state: SpaceState): Response => {
  const query = context.req.query()
  const unknown = Object.keys(query).find((key) => !LIST_PARAMETERS[list]?.includes(key))
  if (unknown !== undefined) return context.json({ error: `${unknown} is no parameter of ${list}` }, 422)
  const { datasource_id: datasource, page = '1', per_page: perPage = '25' } = query
  const rows = state
    .rowsOf(list)
    .filter((row) => datasource === undefined || String(row['datasource_id']) === datasource)
  const isPaged = LIST_PARAMETERS[list]?.includes('page') ?? false
  const size = Math.min(Number(perPage), list === 'datasource_entries' ? 1000 : 100)
  const start = (Number(page) - 1) * size
  if (isPaged) {
    context.header('total', String(rows.length))
    context.header('per-page', String(size))
  }
  const part = isPaged ? rows.slice(start, start + size) : rows
  return context.json({ [list]: part.map((row) => shown(list, row, true)) })
}

const writeRow = async (context: Context, list: string, row: Row | undefined, state: SpaceState): Promise<Response> => {
  const form = REQUEST_FORMS[`${context.req.method} ${list}`]
  if (!form) return context.json({ error: 'Method not allowed' }, 405)
  const result = form.safeParse(await context.req.json().catch(() => null))
  if (!result.success)
    return context.json({ error: result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }, 422)
  const body = result.data as JsonObject
  const name = SINGULAR[list] ?? ''
  const isPublished = body['publish'] === 1
  const values = {
    ...(body[name] as JsonObject),
    ...(isPublished && { published: true, published_at: new Date().toISOString() }),
  }
  const saved = row ? state.update(list, row, values) : state.create(list, values)
  return context.json({ [name]: shown(list, saved, false) }, row ? 200 : 201)
}

/** Storyblok's Management API as far as it is used, over HTTP; everything that its documentation does not know is refused. */
export const startManagementStandIn = async (): Promise<ManagementStandIn> => {
  const state = createSpaceState()
  const app = new Hono({ strict: false })
  const times: number[] = []
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(error.body, 422)
    throw error
  })
  app.use('*', async (context, next) => {
    const { method } = context.req
    const path = new URL(context.req.url).pathname.replace(`/v1/spaces/${STAND_IN_SPACE}/`, '')
    const now = Date.now()
    while ((times[0] ?? now) <= now - 1000) times.shift()
    const fault = standIn.fault({ method, path, count: standIn.requests.length })
    const header = (name: string) => context.req.header(name)
    if (times.length >= standIn.perSecond) context.res = context.json({ error: 'Too many requests' }, 429)
    else if (header('authorization') !== STAND_IN_TOKEN) context.res = context.json({ error: 'Unauthorized' }, 401)
    else if (method !== 'GET' && method !== 'DELETE' && header('content-type') !== 'application/json')
      context.res = context.json({ error: 'Unsupported media type' }, 415 as 422)
    else if (fault !== null) context.res = context.json({ error: 'Fault' }, fault as 500)
    else await next()
    if (context.res.status !== 429) times.push(now)
    standIn.requests.push({ method, path, status: context.res.status })
  })
  app.on(['GET', 'POST'], `/v1/spaces/${STAND_IN_SPACE}/:list`, async (context) => {
    const list = context.req.param('list')
    if (!SINGULAR[list]) return context.json({ error: 'Not found' }, 404)
    return context.req.method === 'GET' ? readRows(context, list, state) : writeRow(context, list, undefined, state)
  })
  app.on(['GET', 'PUT', 'DELETE'], `/v1/spaces/${STAND_IN_SPACE}/:list/:id`, async (context) => {
    const { list, id } = context.req.param()
    const row = state.find(list, Number(id))
    if (!row) return context.json(['This record could not be found'], 404)
    if (context.req.method === 'PUT') return writeRow(context, list, row, state)
    if (context.req.method === 'DELETE') state.remove(list, row)
    return context.json({ [SINGULAR[list] ?? '']: shown(list, row, false) })
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const standIn: ManagementStandIn = {
    ...state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    fault: () => null,
    perSecond: Infinity,
    close: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return standIn
}
