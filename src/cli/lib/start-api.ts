import { resolve } from 'node:path'
import type { ServerEnv } from '../../config/env/server-env'
import { segments } from '../../config/segments'
import type { ByHand } from '../../server/builds/worker/publish-by-hand'
import type { Db } from '../../server/database/open-database'
import { startDealerService } from '../../server/dealer/service'
import type { DealerService } from '../../server/dealer/service-types'
import { createVehicleSlugById } from '../../server/dealer/vehicle-slug-by-id'
import type { DeliveryConfig } from '../../server/enquiries/delivery/config/read-delivery-config'
import { createFloodGauge } from '../../server/enquiries/delivery/flood-gauge'
import { runDeliveries } from '../../server/enquiries/delivery/run-deliveries'
import type { Deliveries } from '../../server/enquiries/delivery/start-deliveries'
import { readMoved } from '../../server/redirects/moved-paths'
import { redirectRoutes } from '../../server/redirects/redirect-routes'
import { createServedTable } from '../../server/redirects/served-table'
import { createReleaseRoutes } from '../../server/release/by-hand-routes'
import { answerHeaders, readHeaderRules } from '../../server/static/host-config'
import type { Terminal } from './terminal'

export interface Api {
  /** Answers `/api/…`; holds the database and the journal. */
  service: DealerService
  /** The channels that deliver enquiries, and how long one may be paused. */
  delivery: Pick<DeliveryConfig, 'channels' | 'pauseLimitMs'>
  /** Gives the look-up of addresses the 301 file that is being served. */
  useRedirects: (text: string) => void
  /** Lets the command line publish through this server. */
  usePublisher: (byHand: Pick<ByHand, 'publish'>) => void
  close: () => Promise<void>
}

/**
 * Opens the database and serves the API on `API_PORT`: the dealer service, webhooks, the look-up of addresses. Delivers
 * what visitors send.
 *
 * @param delivery where enquiries go; null: nobody sends any, as when only pages are built
 * @param prepare runs before the first request is taken, for example to seed
 */
export const startApi = async (
  env: ServerEnv,
  delivery: DeliveryConfig | null,
  terminal: Terminal,
  prepare?: (db: Db) => Promise<void>,
): Promise<Api> => {
  const served = createServedTable()
  const { logger } = terminal
  let byHand: Pick<ByHand, 'publish'> | null = null
  let deliveries: Deliveries | null = null
  const flood = createFloodGauge()
  const { channels, pauseLimitMs } = delivery ?? { channels: [], pauseLimitMs: 0 }
  const service = await startDealerService({
    config: { ...env, DATA_DIR: resolve(env.DATA_DIR) },
    logger,
    headers: answerHeaders(await readHeaderRules(resolve(__dirname, '../../../netlify.toml')), env.GATSBY_SITE_URL),
    limits: { maxConnections: env.MAX_CONNECTIONS },
    webhooks: {
      storyblokSecret: env.STORYBLOK_WEBHOOK_SECRET,
      storyblokSpaceId: env.STORYBLOK_SPACE_ID,
      dealerSecrets: env.DEALER_WEBHOOK_SECRETS,
      rebuildToken: env.REBUILD_TOKEN,
    },
    enquiries: {
      channels,
      flood,
      onDeliveries: () => deliveries?.wake(),
    },
    tells: { url: env.DEALER_WEBHOOK_URL ?? null, secrets: env.DEALER_WEBHOOK_SECRETS },
    redirects: (db) =>
      redirectRoutes({
        table: served.table,
        moved: () => readMoved(db),
        vehicleSlugById: createVehicleSlugById(db),
        segments,
      }),
    releases: (token) => createReleaseRoutes({ token, byHand: () => byHand, logger }),
    ...(prepare && { prepare }),
  })
  try {
    if (delivery !== null)
      deliveries = await runDeliveries({
        database: service.database,
        enquiries: service.enquiries,
        links: await service.enquiryLinks(),
        config: delivery,
        siteUrl: env.GATSBY_SITE_URL,
        flood,
        logger,
      })
  } catch (error) {
    await service.close()
    throw error
  }
  return {
    service,
    delivery: { channels, pauseLimitMs },
    useRedirects: served.use,
    usePublisher: (one) => {
      byHand = one
    },
    close: async () => {
      await deliveries?.close()
      await service.close()
    },
  }
}
