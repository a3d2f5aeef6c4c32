import { resolve } from 'node:path'
import type { ServerEnv } from '../../config/env/server-env'
import { segments } from '../../config/segments'
import type { ByHand } from '../../server/builds/worker/publish-by-hand'
import type { Db } from '../../server/database/open-database'
import { startDealerService } from '../../server/dealer/service'
import type { DealerService } from '../../server/dealer/service'
import { createVehicleSlugById } from '../../server/dealer/vehicle-slug-by-id'
import { readMoved } from '../../server/redirects/moved-paths'
import { redirectRoutes } from '../../server/redirects/redirect-routes'
import { createServedTable } from '../../server/redirects/served-table'
import { createReleaseRoutes } from '../../server/release/by-hand-routes'
import { commonHeaders, readHeaderRules } from '../../server/static/host-config'
import type { Terminal } from './terminal'

export interface Api {
  /** Answers `/api/…`; holds the database and the journal. */
  service: DealerService
  /** Gives the look-up of addresses the 301 file that is being served. */
  useRedirects: (text: string) => void
  /** Lets the command line publish through this server. */
  usePublisher: (byHand: Pick<ByHand, 'publish'>) => void
  close: () => Promise<void>
}

/**
 * Opens the database and serves the API on `API_PORT`: the dealer service, webhooks, the look-up of addresses.
 *
 * @param prepare runs before the first request is taken, for example to seed
 */
export const startApi = async (
  env: ServerEnv,
  terminal: Terminal,
  prepare?: (db: Db) => Promise<void>,
): Promise<Api> => {
  const served = createServedTable()
  const logger = { info: (line: string) => terminal.say(`    ${line}`), error: (line: string) => terminal.fail(line) }
  let byHand: Pick<ByHand, 'publish'> | null = null
  const service = await startDealerService({
    config: { ...env, DATA_DIR: resolve(env.DATA_DIR) },
    logger,
    headers: commonHeaders(await readHeaderRules(resolve(__dirname, '../../../netlify.toml'))),
    limits: { maxConnections: env.MAX_CONNECTIONS },
    webhooks: {
      storyblokSecret: env.STORYBLOK_WEBHOOK_SECRET,
      storyblokSpaceId: env.STORYBLOK_SPACE_ID,
      dealerSecrets: env.DEALER_WEBHOOK_SECRETS,
      rebuildToken: env.REBUILD_TOKEN,
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
  return {
    service,
    useRedirects: served.use,
    usePublisher: (one) => {
      byHand = one
    },
    close: () => service.close(),
  }
}
