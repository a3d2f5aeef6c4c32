import { Hono } from 'hono'
import type { Context } from 'hono'
import { loadAssets } from './assets/load-assets'
import { DEFAULT_LIMIT } from './auth/attempts'
import type { AttemptLimit } from './auth/attempts'
import { hasBearer, sessionOf } from './auth/guard'
import { limitBody } from '../http/limit-body'
import { createActionRoutes } from './action-routes'
import type { StatusContext } from './context'
import { createBoard } from './live/board'
import type { BoardOptions } from './live/board'
import { streamBoard } from './live/stream'
import { createLoginRoutes } from './login-routes'
import { createPageRoutes } from './page-routes'
import { readStatus } from './model/read-status'
import { messagePage } from './view/login'

export interface StatusRoutesOptions extends BoardOptions {
  /** What people and programs show to be let in. */
  token: string
  heartbeatMs?: number
  /** Pages that may listen at once; the others ask from time to time. */
  maxStreams?: number
  attempts?: AttemptLimit
}

/** Bytes of a form; the longest holds one token. */
const MAX_FORM = 4096

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
}

const refusal = (code: string, message: string) => ({ error: { code, message } })

const createApiRoutes = (
  context: StatusContext,
  { heartbeatMs, maxStreams }: { heartbeatMs: number; maxStreams: number },
): Hono => {
  const { inputs, board, token, clock } = context
  const api = new Hono()
  api.use(async (request, next) => {
    request.header('Cache-Control', 'no-store')
    if (sessionOf(request, token, clock()) !== null || hasBearer(request, token)) return next()
    request.header('WWW-Authenticate', 'Bearer realm="status"')
    return request.json(refusal('unauthorized', 'Send the status token as "Authorization: Bearer …".'), 401)
  })
  api.get('/', async (request) => request.json(await readStatus(inputs)))
  api.get('/stream', (request) => {
    if (board.watchers() >= maxStreams)
      return request.json(refusal('busy', `There are ${maxStreams} listeners already.`), 503, { 'Retry-After': '30' })
    const isWelcome = () => hasBearer(request, token) || sessionOf(request, token, clock()) !== null
    return streamBoard(request, { board, heartbeatMs, isWelcome })
  })
  return api
}

/**
 * `/status` and `/api/status`, whole addresses: mount it at the root of the server that also has the API. What it needs
 * to look right is compiled at the first request.
 */
export const createStatusRoutes = (options: StatusRoutesOptions): Hono => {
  const { token, logger, heartbeatMs = 15_000, maxStreams = 50, attempts = DEFAULT_LIMIT, ...rest } = options
  const clock = options.clock ?? (() => new Date())
  let loading: ReturnType<typeof loadAssets> | null = null
  const assets = () => {
    loading ??= loadAssets().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  const context: StatusContext = {
    token,
    logger,
    clock,
    assets,
    inputs: { ...rest, clock },
    board: createBoard({ ...rest, clock, logger }),
  }

  const pages = new Hono()
  pages.use(async (request, next) => {
    await next()
    for (const [name, value] of Object.entries(HEADERS)) request.res.headers.set(name, value)
    if (!request.res.headers.has('Cache-Control')) request.res.headers.set('Cache-Control', 'no-store')
  })
  const onError = async (request: Context) =>
    request.html(
      messagePage((await assets()).addresses, 'Trop de texte', 'Ce qui a été envoyé est trop long pour ce formulaire.'),
      413,
    )
  pages.use(limitBody(MAX_FORM, onError))
  pages.onError(async (error, request) => {
    logger.error(`status: ${request.req.method} ${request.req.path}: ${error.stack ?? error.message}`)
    const { addresses } = await assets()
    return request.html(
      messagePage(
        addresses,
        'Un instant',
        'L’état du site ne peut pas être lu pour le moment. Le site lui-même n’en dépend pas. Réessayez dans une minute.',
      ),
      503,
      { 'Retry-After': '30' },
    )
  })
  pages.route('/', createLoginRoutes(context, attempts))
  pages.route('/', createActionRoutes(context))
  pages.route('/', createPageRoutes(context))

  const app = new Hono()
  app.route('/api/status', createApiRoutes(context, { heartbeatMs, maxStreams }))
  app.get('/status/', (request) => request.redirect('/status', 301))
  app.route('/status', pages)
  return app
}
