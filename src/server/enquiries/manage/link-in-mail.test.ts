import type { OpenDatabase } from '../../database/open-database'
import { noLog } from '../../durable-log/no-log'
import { createSealer } from '../../sealing/create-sealer'
import { testDatabases } from '../../testing/databases/databases'
import type { Channel } from '../../../domain/enquiry/channels'
import { resendEnquiry } from '../admin/resend'
import { createDeliveriesFor } from '../delivery/delivery-rows'
import { pauseChannel, resumeChannel } from '../delivery/pause-channel'
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

  const start = async () => {
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
    const admin = { ...intake.admin, channels: ['dealership', 'visitor'], onDeliveries: () => deliveries?.wake() }
    return { ...intake, admin }
  }
  const mailsTo = (address: string) =>
    smtp.mails.filter(({ headers }) => JSON.stringify(headers.get('to')).includes(address))
  const textsTo = (address: string) => mailsTo(address).map(({ text }) => (text ?? '').replace(/[\u00a0\u202f]/g, ' '))
  const states = async () => {
    const rows = await database.db.selectFrom('enquiry_deliveries').select(['channel', 'subject', 'state']).execute()
    return rows.map(({ channel, subject, state }) => `${channel} ${subject.split(':')[0] ?? ''} ${state}`).sort()
  }

  it('have a link by which the visitor changes the appointment, which tells both sides', async () => {
    const intake = await start()
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

  it('say of an enquiry that leaves late or again what the visitor did since, and confirm nothing that was cancelled', async () => {
    const { admin, links, post, postForm } = await start()
    for (const channel of ['visitor', 'dealership']) await pauseChannel(admin, channel)
    const { id, reference } = (await (await post('/api/enquiries', testDrive)).json()) as Record<string, string>
    const path = links.pathFor(id ?? '', reference ?? '')
    expect((await postForm({ action: 'change', slot: '2026-11-30T09:00' }, {}, path)).status).toBe(303)
    await resumeChannel(admin, 'visitor')
    await until(() => mailsTo('zoe@').length === 2)
    for (const text of textsTo('zoe@')) {
      expect(text).toContain('Souhait : lundi 30 novembre 2026 à 9 h')
      expect(text).not.toContain('25 novembre 2026 à 10 h 30')
    }
    expect(
      textsTo('zoe@').filter((text) => text.includes('Vous avez changé vos souhaits le 24 novembre')),
    ).toHaveLength(1)

    // A mail arrives before its delivery is recorded as sent.
    await until(async () => (await states()).filter((state) => /^visitor .* sent$/.test(state)).length === 2)
    await pauseChannel(admin, 'visitor')
    await resendEnquiry(admin, { reference: reference ?? '', channel: 'visitor' })
    expect((await postForm({ action: 'cancel' }, {}, path)).status).toBe(303)
    for (const channel of ['visitor', 'dealership']) await resumeChannel(admin, channel)
    await until(() => smtp.mails.length === 2 + 1 + 3)
    await until(async () => (await states()).every((state) => /sent$|withdrawn$/.test(state)))
    // The visitor hears of the cancellation alone.
    expect(await states()).toEqual([
      'dealership change sent',
      'dealership change sent',
      'dealership enquiry sent',
      'visitor change sent',
      'visitor change withdrawn',
      'visitor enquiry withdrawn',
    ])
    expect(textsTo('zoe@').at(-1)).toContain('Votre demande est annulée')
    for (const text of textsTo('mersch@')) {
      expect(text).toMatch(/nnulée par le client le 24 novembre 2026|a annulé le 24 novembre 2026/)
      expect(text).not.toMatch(/Réponse promise|attend votre confirmation|Répondre par e-mail/)
    }
    expect(mailsTo('mersch@').filter(({ subject }) => subject?.includes(' · Annulée · Essai'))).toHaveLength(2)
    expect(mailsTo('mersch@').filter(({ subject }) => subject?.includes('Nouveau souhait'))).toEqual([])

    // Sent again by somebody: the same.
    await resendEnquiry(admin, { reference: reference ?? '', channel: 'visitor' })
    await until(() => mailsTo('zoe@').length === 4)
    expect(textsTo('zoe@').at(-1)).toContain('Votre demande est annulée')
  })
})
