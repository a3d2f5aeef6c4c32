import { join } from 'node:path'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { notFound } from './api-error'
import type { ApiContext } from './context'
import { deliveryRoutes } from './delivery/routes'
import { documentRoutes } from './documents/routes'
import { imageRoutes } from './images/routes'
import { managementRoutes } from './management/routes'
import { DEMO_SPACE_ID, DEMO_TOKENS } from './options'
import type { ContentApiOptions } from './options'
import { applySeed } from './state/seed'
import { openStore } from './state/store'
import { createAnnouncer } from './webhook/announce'

export interface ContentApi {
  fetch: (request: Request) => Response | Promise<Response>
  /** Waits for webhooks under way, then closes the files. */
  close: () => Promise<void>
}

/**
 * A stand-in for Storyblok: its Delivery API under `/v2/cdn`, a small write side under `/v1/spaces/{id}`, the image
 * service under `/f` and documents under `/f/{space}/documents`. State lives in `dataDir` and survives anything that does not destroy the disk.
 *
 * @throws Error when the state cannot be read or the seed contradicts itself
 */
export const createContentApi = (options: ContentApiOptions): ContentApi => {
  const {
    dataDir,
    seed,
    baseUrl,
    tokens = DEMO_TOKENS,
    spaceId = DEMO_SPACE_ID,
    webhook = null,
    clock = Date.now,
  } = options
  const log = options.log ?? (() => undefined)
  const store = openStore(dataDir, clock)
  applySeed(store, seed)
  const announcer = createAnnouncer(webhook, spaceId, log)
  const api: ApiContext = {
    store,
    baseUrl,
    tokens,
    spaceId,
    clock,
    log,
    announce: announcer.announce,
    rateLimit: options.rateLimit ?? { perSecond: 1_000, burst: 2_000 },
  }

  // Storyblok answers with and without a slash at the end, and its documentation writes it.
  const app = new Hono({ strict: false })
  app.use(cors({ origin: '*', exposeHeaders: ['total', 'per-page'] }))
  app.route('/v2/cdn', deliveryRoutes(api))
  app.route('/v1', managementRoutes(api))
  app.route('/f/:space/documents', documentRoutes())
  app.route('/f', imageRoutes(join(dataDir, 'images')))
  app.notFound(() => notFound().getResponse())
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse()
    log(error.stack ?? error.message)
    return Response.json({ error: 'Internal Server Error' }, { status: 500 })
  })
  return {
    fetch: (request) => app.fetch(request),
    close: async () => {
      await announcer.settled()
      store.close()
    },
  }
}
