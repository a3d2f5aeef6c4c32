import { demoCatalogue } from '../../../demo/catalogue/index'
import { generateStock } from '../../../demo/stock/generate'
import type { ServerEnv } from '../../config/env/server-env'
import type { DeliveryConfig } from '../../server/enquiries/delivery/config/read-delivery-config'
import { seedDatabase } from '../../server/dealer/seed'
import { SLOTS } from '../../server/builds/supervisor/slots'
import { slotFolder } from './builder/slots'
import { forgetLastCounts } from '../../gatsby/report/report-file'
import type { Children } from './children'
import { parseVehicleCount } from './demo-size'
import { startApi } from './start-api'
import type { Api } from './start-api'
import { startContentApi } from './start-content-api'
import type { Terminal } from './terminal'

/** Raised when the demo's data change though their number does not, so that databases of before are seeded anew. */
const DEMO_VERSION = 2
const DEMO_SEED = 1

export interface DemoOptions {
  root: string
  env: ServerEnv
  /** Where enquiries go; null: nobody sends any. */
  delivery: DeliveryConfig | null
  children: Children
  terminal: Terminal
  /** `DEMO_VEHICLES` as it was set. */
  vehicles: string | undefined
}

/** Starts what the site is built from: the demo content API, and the dealer service on a seeded database. */
export const startDemo = async ({ root, env, delivery, children, terminal, vehicles }: DemoOptions): Promise<Api> => {
  const count = parseVehicleCount(vehicles)
  await startContentApi(root, env, children, terminal)

  const started = terminal.step('Opening the database and starting the dealer service')
  let stocked = 0
  const api = await startApi(env, delivery, terminal, async (db) => {
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
  })
  started(`${api.service.url}, ${stocked} vehicles in stock`)
  return api
}
