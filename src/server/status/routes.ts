import { Hono } from 'hono'
import type { Context } from 'hono'
import { STATUS_POLICY } from '../../domain/security/server-policies'
import { loadAssets } from './assets/load-assets'
import type { TrustedProxies } from '../http/client-address'
import { createGuessLimiter, GUESS_LIMITS } from '../http/guess-limiter'
import type { GuessLimits } from '../http/guess-limiter'
import { limitBody } from '../http/limit-body'
import { createDevices } from './auth/device'
import { createGuard } from './auth/guard'
import { FormError } from './auth/read-form'
import { createSessionStore } from './auth/session-store'
import { createActionRoutes } from './action-routes'
import { createApiRoutes } from './api-routes'
import type { StatusContext } from './context'
import { createEnquiryRoutes } from './enquiry-routes'
import { createBoard } from './live/board'
import type { BoardOptions } from './live/board'
import { createLoginRoutes } from './login-routes'
import { createPageRoutes } from './page-routes'
import { createSearchRoutes } from './search-routes'
import { messagePage } from './view/login'

export interface StatusRoutesOptions extends BoardOptions {
  /** What people and programs show to be let in. */
  token: string
  heartbeatMs?: number
  /** Pages that may listen at once; the others ask from time to time. */
  maxStreams?: number
  guesses?: GuessLimits
  /** In front of this server. */
  proxies?: TrustedProxies
}

/** Bytes of a form; the longest holds one token. */
const MAX_FORM = 4096

const HEADERS = {
  'Content-Security-Policy': STATUS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
}

/**
 * `/status` and `/api/status`, whole addresses: mount it at the root of the server that also has the API. What it needs
 * to look right is compiled at the first request.
 */
export const createStatusRoutes = (options: StatusRoutesOptions): Hono => {
  const {
    token,
    logger,
    heartbeatMs = 15_000,
    maxStreams = 50,
    guesses = GUESS_LIMITS,
    proxies = null,
    ...rest
  } = options
  const clock = options.clock ?? (() => new Date())
  let loading: ReturnType<typeof loadAssets> | null = null
  const assets = () => {
    loading ??= loadAssets().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  const sessions = createSessionStore(rest.db, token)
  const devices = createDevices(rest.db, token)
  const isTls = rest.siteUrl.startsWith('https:')
  const context: StatusContext = {
    token,
    proxies,
    sessions,
    devices,
    guard: createGuard({ token, sessions, devices, limiter: createGuessLimiter(guesses), proxies, isTls, clock }),
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
    if (error instanceof FormError)
      return request.html(
        messagePage(
          (await assets()).addresses,
          'Formulaire illisible',
          'Ce qui a été envoyé n’est pas un formulaire de cette page, ou n’est pas arrivé en entier. Revenez en arrière et recommencez.',
        ),
        400,
      )
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
  pages.route('/', createLoginRoutes(context))
  pages.route('/', createActionRoutes(context))
  pages.route('/', createEnquiryRoutes(context))
  pages.route('/', createSearchRoutes(context))
  pages.route('/', createPageRoutes(context))

  const app = new Hono()
  app.route('/api/status', createApiRoutes(context, { heartbeatMs, maxStreams }))
  app.get('/status/', (request) => request.redirect('/status', 301))
  app.route('/status', pages)
  return app
}
