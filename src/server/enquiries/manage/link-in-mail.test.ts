import type { OpenDatabase } from '../../database/open-database'
import { noLog } from '../../durable-log/no-log'
import { createSealer } from '../../sealing/create-sealer'
import { testDatabases } from '../../testing/databases/databases'
import type { Channel } from '../../../domain/enquiry/channels'
import { createDeliveriesFor } from '../delivery/delivery-rows'
import { runDeliveries } from '../delivery/run-deliveries'
import type { Deliveries } from '../delivery/start-deliveries'
import { until } from '../delivery/testing/open-delivery'
import { openSmtpEnd } from '../delivery/testing/smtp-end'
import type { SmtpEnd } from '../delivery/testing/smtp-end'
import { NOW, testDrive } from '../testing/example-bodies'
import { openIntake } from '../testing/open-intake'

const SITE = 'https://www.groupe-alzette.example'
const channels: Channel[] = [
  { name: 'visitor', type: 'visitor-mail' },
  { name: 'dealership', type: 'dealership-mail' },
]

describe.each(testDatabases)('mails that arrive, on $name', ({ open }) => {
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

  it('have a link by which the visitor changes the appointment, which tells both sides', async () => {
    const intake = await openIntake(database, {
      deliveriesFor: createDeliveriesFor(channels),
      onStored: () => deliveries?.wake(),
      clock: () => NOW,
    })
    deliveries = await runDeliveries({
      database,
      enquiries: { sealer: createSealer([]), log: noLog },
      links: intake.links,
      config: {
        channels,
        smtpUrl: smtp.url,
        from: { name: 'Groupe Alzette', address: 'demandes@alzette.example' },
        pauseLimitMs: 4 * 3_600_000,
        alarm: { mail: [], webhook: null },
      },
      siteUrl: SITE,
      logger: { info: () => undefined, error: () => undefined },
    })
    const mailsTo = (address: string) =>
      smtp.mails.filter(({ headers }) => JSON.stringify(headers.get('to')).includes(address))
    expect((await intake.post('/api/enquiries', testDrive)).status).toBe(202)
    await until(() => smtp.mails.length === 2)
    const [confirmation] = mailsTo('zoe@example.lu')
    const link = /https:\S+rendez-vous\S+/.exec(confirmation?.text ?? '')?.[0] ?? ''
    expect(confirmation?.html).toContain(link)
    const path = link.slice(SITE.length)
    expect((await intake.app.request(path)).status).toBe(200)

    expect((await intake.postForm({ action: 'change', slot: '2026-11-30T09:00' }, {}, path)).status).toBe(303)
    await until(() => smtp.mails.length === 4)
    expect((await intake.postForm({ action: 'cancel' }, {}, path)).status).toBe(303)
    await until(() => smtp.mails.length === 6)
    for (const address of ['zoe@example.lu', 'mersch@groupe-alzette.example']) {
      const texts = mailsTo(address).map(({ text }) => text ?? '')
      expect(texts).toHaveLength(3)
      expect(texts.filter((text) => text.includes('lundi 30 novembre 2026 à 9 h'))).not.toEqual([])
      expect(texts.filter((text) => /annulée|a annulé/.test(text))).toHaveLength(1)
    }
    expect(mailsTo('mersch@').map(({ replyTo }) => replyTo?.value[0]?.address)).toEqual(Array(3).fill('zoe@example.lu'))
  })
})
