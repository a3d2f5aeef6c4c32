import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { createBuildFeed } from '../builds/feed'
import { resultOf } from '../builds/testing/scripted-parts'
import { sourceVersions } from '../builds/worker/source-versions'
import { startWorker } from '../builds/worker/worker'
import { upsertVehicles } from '../dealer/write-vehicles'
import { startDealerService } from '../dealer/service'
import { readRunningService } from '../dealer/import/service-file'
import { openBuildQueue } from '../queue/build-queue'
import { startReconciler } from '../reconciliation/reconciler'
import { testLease } from './lease-times'
import { OUTAGE_SECRETS } from './outage-notes'
import type { OutageNote } from './outage-notes'

/*
 * The server as `npm start` puts it together, in a process of its own so that a test sees whether it lives through an
 * outage: `outage-program.ts DATA_DIR DATABASE_URL`. Building is scripted (it is another process anyway) and takes a
 * while, so that the database can go in the middle. Every step is sent to the parent.
 */
const [dataDir = '', DATABASE_URL = ''] = process.argv.slice(2)
const BUILD_MS = 1_500

const tell = (note: OutageNote): void => void process.send?.(note)

const main = async (): Promise<void> => {
  const logger = { info: (line: string) => tell({ line }), error: (line: string) => tell({ line: `error: ${line}` }) }
  const service = await startDealerService({
    config: { DATA_DIR: dataDir, DATABASE_URL, API_PORT: 0, ASSET_BASE_URL: 'http://assets.test' },
    logger,
    webhooks: {
      storyblokSecret: OUTAGE_SECRETS.storyblok,
      dealerSecrets: [OUTAGE_SECRETS.dealer],
      rebuildToken: OUTAGE_SECRETS.rebuild,
    },
    tells: { url: null, secrets: [OUTAGE_SECRETS.dealer] },
    prepare: (db) =>
      db.transaction().execute(async (trx) => {
        await upsertVehicles(trx, [exampleVehicle], 'api')
      }),
  })
  const { db, journal, database, url } = service
  const readVersions = sourceVersions({
    contentEndpoint: 'http://127.0.0.1:1/v2',
    contentToken: 'none',
    dealerUrl: url,
  })
  /** Somebody is always in the middle of something when the database goes. */
  const holdTransaction = () =>
    db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      await wait(BUILD_MS)
      await sql`select 1`.execute(trx)
    })
  let live: string | null = null
  let count = 0
  startWorker({
    db,
    journal,
    readVersions,
    logger,
    queue: await openBuildQueue(database.executeSql, logger, testLease),
    feed: createBuildFeed(),
    worker: 'outage',
    live: async () => live,
    sameSite: async (one, other) => one === other,
    storeMoved: async () => undefined,
    builder: {
      build: async (events) => {
        tell({ built: events.map(({ id }) => id) })
        await Promise.all([wait(BUILD_MS), holdTransaction().catch(() => undefined)])
        return resultOf(`release-${(count += 1)}`)
      },
      close: async () => undefined,
    },
    times: { renewMs: 500 },
    publisher: {
      name: 'scripted',
      publish: async (releaseId) => {
        live = releaseId
        tell({ published: releaseId })
      },
    },
  })
  startReconciler({ db, journal, readVersions, everyMs: 2_000, logger })
  process.on('disconnect', () => process.exit(0))
  tell({ ready: { url, token: readRunningService(dataDir)?.token ?? '' } })
}

void main()
