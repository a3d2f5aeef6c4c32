import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { demoCatalogue } from '../../demo/catalogue/index'
import { demoDatasources, demoStories } from '../../demo/content/index'
import { startApi } from '../../demo/content-api/testing/serve'
import type { RunningApi } from '../../demo/content-api/testing/serve'
import { DEMO_TOKENS } from '../../demo/content-api/options'
import { generateStock } from '../../demo/stock/generate'
import { segments } from '../../src/config/segments'
import { compileRedirects } from '../../src/domain/routes/redirect-match'
import { createVehicleSlugById } from '../../src/server/dealer/vehicle-slug-by-id'
import { readMoved } from '../../src/server/redirects/moved-paths'
import { redirectRoutes } from '../../src/server/redirects/redirect-routes'
import { seedDatabase } from '../../src/server/dealer/seed'
import { startDealerService } from '../../src/server/dealer/service'
import type { DealerService } from '../../src/server/dealer/service-types'

/** The demo group with a small stock, in this process, with a data folder of its own: to be changed at will. */
export interface SmallWorld {
  dataDir: string
  content: RunningApi
  dealer: DealerService
  close: () => Promise<void>
}

export interface SmallWorldOptions {
  dataDir: string
  vehicles: number
  /** Where the services listen; any free port by default. */
  contentPort?: number
  apiPort?: number
}

export const startSmallWorld = async ({
  dataDir,
  vehicles,
  contentPort = 0,
  apiPort = 0,
}: SmallWorldOptions): Promise<SmallWorld> => {
  const content = await startApi({
    dataDir: join(dataDir, 'content'),
    port: contentPort,
    seed: { stories: demoStories(), datasources: demoDatasources() },
    tokens: DEMO_TOKENS,
    rateLimit: { perSecond: 10_000, burst: 10_000 },
  })
  const dealer = await startDealerService({
    config: { DATA_DIR: dataDir, API_PORT: apiPort, ASSET_BASE_URL: 'http://assets.test' },
    logger: { info: () => undefined, error: (line) => console.error(line) },
    redirects: (db) =>
      redirectRoutes({
        table: () => compileRedirects([]),
        moved: () => readMoved(db),
        vehicleSlugById: createVehicleSlugById(db),
        segments,
      }),
    prepare: async (db) => {
      await seedDatabase(db, {
        stamp: `${vehicles}`,
        ...demoCatalogue(),
        vehicles: () => generateStock({ vehicles, seed: 1 }),
      })
    },
  })
  return {
    dataDir,
    content,
    dealer,
    close: async () => {
      await dealer.close()
      await content.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
