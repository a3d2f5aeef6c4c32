import { z } from 'zod'
import { exampleSite } from '../../src/domain/testing/example-location'
import { replaceCollection } from '../../src/server/dealer/collections'
import { startDealerService } from '../../src/server/dealer/service'
import { createFloodGauge } from '../../src/server/enquiries/delivery/flood-gauge'
import { runDeliveries } from '../../src/server/enquiries/delivery/run-deliveries'
import type { Deliveries } from '../../src/server/enquiries/delivery/start-deliveries'
import type { Channel } from '../../src/domain/enquiry/channels'

/*
 * The service on the embedded database with its log, as one machine runs it, or on PostgreSQL, behind a proxy on the same machine. Each
 * enquiry has three deliveries, which are attempted at the same time. Says its address over IPC and, when asked, what is
 * stored and sent.
 *
 * Arguments: data folder, addresses of the mail server, of the CRM and of a database (empty: the embedded one).
 */
export const startedSchema = z.object({ url: z.string() })
export const storedSchema = z.object({
  enquiries: z.number(),
  held: z.number(),
  deliveries: z.number(),
  sent: z.number(),
  cpuMs: z.number(),
})

const main = async (dataDir: string, smtpUrl: string, crmUrl: string, databaseUrl: string): Promise<void> => {
  const channels: readonly Channel[] = [
    { name: 'visitor', type: 'visitor-mail' },
    { name: 'dealership', type: 'dealership-mail' },
    { name: 'crm', type: 'webhook', url: crmUrl, secrets: [`whsec_${Buffer.alloc(24, 7).toString('base64')}`] },
  ]
  const logger = { info: () => undefined, error: console.error }
  let deliveries: Deliveries | null = null
  const flood = createFloodGauge()
  const service = await startDealerService({
    config: {
      DATA_DIR: dataDir,
      ...(databaseUrl !== '' && { DATABASE_URL: databaseUrl }),
      ASSET_BASE_URL: 'http://localhost:4400',
      API_PORT: 0,
      TRUSTED_PROXY: ['127.0.0.1'],
      DATA_KEYS: [{ id: 'bench', secret: new Uint8Array(32).fill(1) }],
    },
    logger,
    enquiries: { channels, flood, onDeliveries: () => deliveries?.wake() },
    prepare: (db) => db.transaction().execute((trx) => replaceCollection(trx, 'locations', [exampleSite])),
  })
  deliveries = await runDeliveries({
    database: service.database,
    enquiries: service.enquiries,
    links: await service.enquiryLinks(),
    config: {
      channels,
      smtpUrl,
      from: { name: 'Groupe Alzette', address: 'demandes@groupe-alzette.example' },
      pauseLimitMs: 4 * 3_600_000,
      alarm: { mail: [], webhook: null },
    },
    siteUrl: 'https://www.groupe-alzette.example',
    flood,
    logger,
  })
  const idle = process.cpuUsage()
  const tell = async (): Promise<void> => {
    const { user, system } = process.cpuUsage(idle)
    const rows = await service.db.selectFrom('enquiries').select('state').execute()
    const made = await service.db.selectFrom('enquiry_deliveries').select('state').execute()
    const count = (all: readonly { state: string }[], wanted: string) =>
      all.filter(({ state }) => state === wanted).length
    process.send?.({
      enquiries: rows.length,
      held: count(rows, 'held'),
      deliveries: made.length,
      sent: count(made, 'sent'),
      cpuMs: (user + system) / 1_000,
    })
  }
  process.on('message', (order) => {
    if (order === 'count') return void tell()
    void (async () => {
      await deliveries.close()
      await service.close()
      process.disconnect()
    })()
  })
  process.send?.({ url: service.url })
}

const [dataDir, smtpUrl, crmUrl, databaseUrl = ''] = process.argv.slice(2)
if (process.send && dataDir !== undefined && smtpUrl !== undefined && crmUrl !== undefined)
  void main(dataDir, smtpUrl, crmUrl, databaseUrl)
