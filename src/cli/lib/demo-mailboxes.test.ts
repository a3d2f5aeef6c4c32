import { demoCatalogue } from '../../../demo/catalogue/index'
import { parseServerEnv } from '../../config/env/server-env'
import type { OpenDatabase } from '../../server/database/open-database'
import { replaceCollection } from '../../server/dealer/collections'
import { noLog } from '../../server/durable-log/no-log'
import { createDeliveriesFor } from '../../server/enquiries/delivery/delivery-rows'
import { runDeliveries } from '../../server/enquiries/delivery/run-deliveries'
import type { Deliveries } from '../../server/enquiries/delivery/start-deliveries'
import { until } from '../../server/enquiries/delivery/testing/open-delivery'
import { openSmtpEnd } from '../../server/enquiries/delivery/testing/smtp-end'
import type { SmtpEnd } from '../../server/enquiries/delivery/testing/smtp-end'
import { question } from '../../server/enquiries/testing/example-bodies'
import { openIntake } from '../../server/enquiries/testing/open-intake'
import { createSealer } from '../../server/sealing/create-sealer'
import { testDatabases } from '../../server/testing/databases/databases'
import { readDemoDelivery } from './demo-delivery'

describe.each(testDatabases)('a subject of the demo’s contact form, on $name', ({ open }) => {
  let database: OpenDatabase
  let smtp: SmtpEnd
  let deliveries: Deliveries | null = null
  beforeEach(async () => {
    ;[database, smtp] = await Promise.all([open(), openSmtpEnd()])
  })
  afterEach(async () => {
    await deliveries?.close()
    await smtp.close()
    await database.close()
  })

  const start = async () => {
    const { channels, ...config } = readDemoDelivery({ SMTP_URL: smtp.url }, parseServerEnv({}))
    const mails = channels.filter(({ type }) => type === 'dealership-mail')
    const intake = await openIntake(database, {
      deliveriesFor: createDeliveriesFor(mails),
      onStored: () => deliveries?.wake(),
    })
    await database.db.transaction().execute((trx) => replaceCollection(trx, 'locations', demoCatalogue().locations))
    deliveries = await runDeliveries({
      database,
      enquiries: { sealer: createSealer([]), log: noLog },
      links: intake.links,
      config: { ...config, channels: mails, alarm: { mail: [], webhook: null } },
      siteUrl: 'https://www.groupe-alzette.example',
      logger: { info: () => undefined, error: () => undefined },
    })
    return intake
  }

  it.each([
    ['workshop', 'esch-sur-alzette', 'atelier.esch-sur-alzette', 'Atelier'],
    ['parts', 'esch-sur-alzette', 'pieces.esch-sur-alzette', 'Pièces'],
    ['sales_used', 'marnach', 'vente.marnach', 'Vente'],
    ['bodywork', 'marnach', 'carrosserie', 'Carrosserie'],
    ['fleet', null, 'flottes', 'Flottes'],
    ['complaint', null, 'direction', 'Direction'],
    ['other', null, 'administration', 'Administration'],
  ])('leads to the mailbox of its department: %s, %s', async (subject, locationId, mailbox, department) => {
    const intake = await start()
    expect((await intake.post('/api/enquiries', { ...question, subject, locationId })).status).toBe(202)
    await until(() => smtp.mails.length === 1)
    expect(smtp.envelopes).toEqual([[`${mailbox}@groupe-alzette.example`]])
    expect(smtp.mails[0]?.subject).toMatch(new RegExp(`^GA-\\S+ · ${department} · `))
  })
})
