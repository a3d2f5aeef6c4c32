import { resolve } from 'node:path'
import { demoCatalogue } from '../../../demo/catalogue/index'
import { generateStock } from '../../../demo/stock/generate'
import type { ServerEnv } from '../../config/env/server-env'
import { segments } from '../../config/segments'
import { compileRedirects } from '../../domain/routes/redirect-match'
import { parseRedirectsFile } from '../../domain/routes/redirects-file'
import { seedDatabase } from '../../server/dealer/seed'
import { startDealerService } from '../../server/dealer/service'
import type { DealerService } from '../../server/dealer/service'
import { createVehicleSlugById } from '../../server/dealer/vehicle-slug-by-id'
import { readMoved } from '../../server/redirects/moved-paths'
import { redirectRoutes } from '../../server/redirects/redirect-routes'
import { SLOTS } from '../../server/builds/supervisor/supervisor'
import { slotFolder } from './builder/slots'
import { forgetLastCounts } from '../../gatsby/report/report-file'
import type { Children } from './children'
import { parseVehicleCount } from './demo-size'
import { startContentApi } from './start-content-api'
import type { Terminal } from './terminal'

/** Raised when the demo's data change though their number does not, so that databases of before are seeded anew. */
const DEMO_VERSION = 1
const DEMO_SEED = 1

export interface DemoOptions {
  root: string
  env: ServerEnv
  children: Children
  terminal: Terminal
  /** `DEMO_VEHICLES` as it was set. */
  vehicles: string | undefined
}

export interface Demo {
  /** Answers `/api/…`; holds the database and the journal. */
  service: DealerService
  /** Gives the look-up of addresses the 301 file that is being served. */
  useRedirects(text: string): void
  close(): Promise<void>
}

const isRedirect = ({ status }: { status: number }): boolean => status === 301 || status === 302

const tableOf = (text: string) => compileRedirects(parseRedirectsFile(text).rules.filter(isRedirect))

/** Starts what the site is built from: the demo content API, and the dealer service on a seeded database. */
export const startDemo = async ({ root, env, children, terminal, vehicles }: DemoOptions): Promise<Demo> => {
  const count = parseVehicleCount(vehicles)
  await startContentApi(root, env, children, terminal)

  let table = tableOf('')
  const started = terminal.step('Opening the database and starting the dealer service')
  let stocked = 0
  const service = await startDealerService({
    config: { ...env, DATA_DIR: resolve(env.DATA_DIR) },
    logger: { info: (line) => terminal.say(`    ${line}`), error: (line) => terminal.fail(line) },
    webhooks: { storyblokSecret: env.STORYBLOK_WEBHOOK_SECRET, dealerSecrets: env.DEALER_WEBHOOK_SECRETS, rebuildToken: env.REBUILD_TOKEN },
    tells: { url: env.DEALER_WEBHOOK_URL ?? null, secrets: env.DEALER_WEBHOOK_SECRETS },
    redirects: (db) => redirectRoutes({ table: () => table, moved: () => readMoved(db), vehicleSlugById: createVehicleSlugById(db), segments }),
    prepare: async (db) => {
      const result = await seedDatabase(db, {
        stamp: `demo ${DEMO_VERSION}: ${count} vehicles, seed ${DEMO_SEED}`,
        ...demoCatalogue(),
        vehicles: () => generateStock({ vehicles: count, seed: DEMO_SEED }),
      })
      stocked = result.vehicles
      if (!result.seeded) return
      // A demo of another size is no stock that went missing.
      for (const slot of SLOTS) forgetLastCounts(slotFolder(env.DATA_DIR, slot))
      terminal.say(`    seeded ${result.vehicles} vehicles`)
    },
  })
  started(`${service.url}, ${stocked} vehicles in stock`)
  return {
    service,
    useRedirects: (text) => {
      table = tableOf(text)
    },
    close: () => service.close(),
  }
}
