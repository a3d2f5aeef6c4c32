import { sql } from 'kysely'
import { Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { errorMessage } from '../domain/errors/error-message'
import type { ErrorAnswer } from '../contract/dealer/error'
import { pictureHosts } from '../domain/pictures/picture-hosts'
import type { PictureHosts } from '../domain/pictures/picture-problem'
import { isDatabaseAway } from './database/database-away'
import type { Db } from './database/open-database'
import type { AssistantProvider } from '../config/env/assistant-env'
import { createAssistantRoutes } from './assistant/routes'
import { createDealerApi } from './dealer/api'
import type { DealerApiOptions } from './dealer/api'
import { setClientAddress } from './http/client-address'
import type { TrustedProxies } from './http/client-address'
import { HttpError } from './http/http-error'
import { logRequestFault } from './http/log-request-fault'
import type { Logger } from './http/logger'
import { setRequestId } from './http/request-id'
import type { AnswerOptions } from './live/remembered-answers'
import type { Journal } from './journal/journal'
import { createLiveRoutes } from './live/routes'
import type { ReadSubjectMark } from './reconciliation/subject-mark'
import { createReadinessRoutes } from './readiness/routes'
import { createReportRoutes } from './reports/routes'
import { createVitalsRoutes } from './vitals/routes'
import { createEventRoutes, createRebuildRoutes } from './webhooks/rebuild-routes'
import { createWebhookRoutes } from './webhooks/routes'

/** What takes in news of other systems. */
export interface WebhookOptions {
  /** One for the process: whoever builds in it listens to the same. */
  journal: Journal
  /** See `createWebhookRoutes`. */
  storyblokSecret?: string | undefined
  storyblokSpaceId?: string | undefined
  readMark?: ReadSubjectMark | undefined
  dealerSecrets?: readonly string[] | undefined
  /** Whoever shows it may ask for a build and for what became of an event; without one nobody may. */
  rebuildToken?: string | undefined
}

export interface AppOptions {
  db: Db
  config: {
    /** Origin of the image service. */
    ASSET_BASE_URL: string
    /** Other hosts that pictures of the stock may come from. */
    PICTURE_HOSTS?: PictureHosts
  }
  /** Look-up of addresses, mounted at `/api/redirects`; see `src/server/redirects/`. */
  redirects?: Hono
  /** Publishing by hand, mounted at `/api/releases`; see `src/server/release/by-hand-routes.ts`. */
  releases?: Hono
  /** The data contract, mounted at `/api/dealer/v1`; left out where visitors are served. */
  dealer?: DealerApiOptions
  /** Icons of the installed packages, mounted at `/api/icons`; left out, there is no such address. */
  icons?: Hono
  /** Takes in enquiries of visitors, mounted at `/api/enquiries`; see `src/server/enquiries/routes.ts`. */
  enquiries: Hono
  /** Writes answers of the chat assistant; left out, the one in the browser answers alone. */
  assistant?: AssistantProvider | null
  /** For `npm run …` beside this server, by path below `/api`; left out where visitors are served. */
  commands?: Readonly<Record<string, Hono>>
  /** Without it there are neither `/api/webhooks`, `/api/rebuild` nor `/api/events`. */
  webhooks?: WebhookOptions
  /** How long live prices are taken for granted; tests turn the clock. */
  live?: Omit<AnswerOptions, 'onAway'>
  /** In front of this server. */
  proxies?: TrustedProxies
  logger: Logger
  /** See `createReadinessRoutes`. */
  served?: (() => string | null) | undefined
  /** `/metrics`; left out where visitors are served. */
  metrics?: Hono
  /** One line for each answer. */
  accessLog?: boolean
}

type App = Hono<{ Variables: RequestIdVariables }>

/** Answers that an error, or an address of nothing, comes to. */
export const addErrors = (app: App, logger: Logger): void => {
  app.onError((error, context) => {
    const known = error instanceof HttpError ? error : null
    const away = known === null && isDatabaseAway(error)
    if (!known) logRequestFault(logger, context, error)
    const retryAfter = away ? 5 : known?.retryAfter
    if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
    const answer: ErrorAnswer = {
      error: {
        code: known?.code ?? (away ? 'unavailable' : 'internal'),
        message: known?.message ?? (away ? 'The database is not there for the moment.' : 'Something went wrong.'),
        requestId: context.get('requestId'),
        ...(known?.fields && { fields: known.fields }),
      },
    }
    context.header('Cache-Control', 'no-store')
    return context.json(answer, known?.status ?? (away ? 503 : 500))
  })
  app.notFound((context) => {
    const message = 'There is nothing at this address.'
    const answer: ErrorAnswer = { error: { code: 'not_found', message, requestId: context.get('requestId') } }
    return context.json(answer, 404, { 'Cache-Control': 'no-store' })
  })
}

/** Everything below `/api`. */
export const createApp = ({
  db,
  config,
  redirects,
  releases,
  dealer,
  icons,
  enquiries,
  assistant = null,
  commands = {},
  webhooks,
  live,
  proxies = null,
  logger,
  accessLog = false,
  served,
  metrics,
}: AppOptions): App => {
  const app: App = new Hono()
  app.use(setRequestId(proxies))
  app.use(setClientAddress(proxies))
  if (accessLog)
    app.use(async (context, next) => {
      const start = performance.now()
      await next()
      const { method, path } = context.req
      const durationMs = Math.round(performance.now() - start)
      const requestId = context.get('requestId')
      logger.info(`${requestId} ${method} ${path} ${context.res.status} ${durationMs} ms`, { requestId, durationMs })
    })
  addErrors(app, logger)

  app.get('/api/health', async (context) => {
    await sql`select 1`.execute(db)
    return context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' })
  })
  app.route('/api/ready', createReadinessRoutes({ db, served }))
  if (metrics) app.route('/metrics', metrics)
  if (dealer)
    app.route(
      '/api/dealer/v1',
      createDealerApi(dealer, {
        db,
        assetBaseUrl: config.ASSET_BASE_URL,
        hosts: pictureHosts(config.ASSET_BASE_URL, config.PICTURE_HOSTS ?? []),
      }),
    )
  const onAway = (reason: unknown): void => {
    const text = errorMessage(reason)
    if (reason === null) logger.info('live prices: the database is back.')
    else logger.error(`live prices: the database is away, the last answers are served: ${text}`)
  }
  app.route('/api/stock', createLiveRoutes(db, { ...live, onAway }))
  for (const [path, routes] of Object.entries({ ...commands, icons, redirects, releases }))
    if (routes) app.route(`/api/${path}`, routes)
  app.route('/api/enquiries', enquiries)
  app.route('/api/assistant', createAssistantRoutes({ provider: assistant, logger }))
  app.route('/api/vitals', createVitalsRoutes({ db }))
  app.route('/api/reports', createReportRoutes({ logger }))
  if (webhooks) {
    const { journal, rebuildToken } = webhooks
    app.route('/api/webhooks', createWebhookRoutes({ db, logger, ...webhooks }))
    if (rebuildToken !== undefined) {
      app.route('/api/rebuild', createRebuildRoutes({ journal, token: rebuildToken, logger }))
      app.route('/api/events', createEventRoutes({ journal, token: rebuildToken }))
    }
  }
  return app
}
