import type { Channel } from '../../../domain/enquiry/channels'
import { enquiryWebhookSchema } from '../../../contract/webhooks/enquiry'
import { noLog } from '../../durable-log/no-log'
import { testDatabases } from '../../testing/databases/databases'
import { parseWebhookSecret, verifyStandardWebhook } from '../../webhooks/standard-webhooks'
import { sendAgain } from './delivery-admin'
import { pauseChannel, resumeChannel } from './pause-channel'
import { openHttpEnd } from './testing/http-end'
import type { HttpEnd } from './testing/http-end'
import { FAST, openDelivery, until } from './testing/open-delivery'
import { openSmtpEnd } from './testing/smtp-end'
import type { SmtpEnd } from './testing/smtp-end'

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
const key = parseWebhookSecret(SECRET) ?? Buffer.alloc(0)

describe.each(testDatabases)('deliveries on $name', ({ open }) => {
  let smtp: SmtpEnd
  let crm: HttpEnd
  let work: ReturnType<typeof openDelivery>
  const setUpTwo = async () => {
    const addresses = { '*': { sales: ['ventes@alzette.example', 'chef@alzette.example'] } }
    const channels: Channel[] = [{ name: 'dealership', type: 'dealership-mail', addresses }]
    work = openDelivery(await open(), { smtpUrl: smtp.url, channels })
  }
  const receivers = () => smtp.envelopes.map((to) => to.join(' '))
  const setUp = async (...types: ('visitor' | 'dealership' | 'crm')[]) => {
    const all: Channel[] = [
      { name: 'visitor', type: 'visitor-mail' },
      { name: 'dealership', type: 'dealership-mail', addresses: { '*': { sales: ['ventes@alzette.example'] } } },
      { name: 'crm', type: 'webhook', url: crm.url, secrets: [SECRET] },
    ]
    const channels = all.filter(({ name }) => types.includes(name as 'crm'))
    work = openDelivery(await open(), { smtpUrl: smtp.url, channels })
  }
  beforeEach(async () => {
    smtp = await openSmtpEnd()
    crm = await openHttpEnd()
  })
  afterEach(async () => {
    await work.close()
    await crm.close()
    await smtp.close()
  })
  afterEach(() => expect(work.lines.filter((line) => !line.includes('was given up'))).toEqual([]))
  const areSent = async () => (await work.states()).every((state) => state.endsWith(' sent'))

  it('delivers at once by every channel, each with its key', async () => {
    await setUp('visitor', 'dealership', 'crm')
    const deliveries = await work.start({ times: { ...FAST, pollMs: 60_000 } })
    const enquiryId = await work.send('Bonjour')
    const asked = performance.now()
    deliveries.wake()
    await until(areSent)
    // Within a second on a machine with nothing else to do.
    expect(performance.now() - asked).toBeLessThan(30_000)

    const { id } = await work.db
      .selectFrom('enquiry_deliveries')
      .select('id')
      .where('channel', '=', 'crm')
      .executeTakeFirstOrThrow()
    const [request] = crm.requests
    const header = (name: string) => request?.headers[name] as string
    expect(
      verifyStandardWebhook(
        [key],
        { id: header('webhook-id'), timestamp: header('webhook-timestamp'), signature: header('webhook-signature') },
        Buffer.from(request?.body ?? ''),
        Date.now() / 1000,
      ),
    ).toBe(id)
    const body = enquiryWebhookSchema.parse(JSON.parse(request?.body ?? ''))
    expect(body).toMatchObject({ type: 'enquiry.received', data: { id: enquiryId, customer: { name: 'Zoé Müller' } } })

    const [toDealership, toVisitor] = smtp.mails.sort((a, b) => (a.subject ?? '').localeCompare(b.subject ?? ''))
    expect(toVisitor?.to).toMatchObject({ text: 'zoe@example.lu' })
    expect(toDealership?.to).toMatchObject({ text: 'ventes@alzette.example' })
    expect(toDealership?.replyTo?.text).toBe('zoe@example.lu')
    expect(toVisitor?.messageId).toMatch(/^<[0-9a-f-]{36}@alzette\.example>$/)
    expect(toVisitor?.headers.get('auto-submitted')).toBe('auto-generated')
  })

  it('tries again while the receiver fails or answers nonsense, and delivers when it has recovered', async () => {
    await setUp('crm')
    const nonsense: HttpEnd['answer'][] = [
      (response) => response.writeHead(500).end('no'),
      (response) => response.writeHead(302, { location: '/login' }).end(),
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Login</html>'),
      (response) => response.writeHead(200).end('x'.repeat(100_000)),
      (response) => response.socket?.end('220 I am no web server\r\n'),
      () => undefined,
      (response) => response.writeHead(404).end(),
      (response) => response.writeHead(401).end(),
    ]
    crm.answer = (response) =>
      (nonsense.shift() ?? ((last) => last.writeHead(204).end()))(response, crm.requests[0] as never)
    await work.start({ times: { ...FAST, requestMs: 1_500, schedule: { ...FAST.schedule, giveUpMs: 60_000 } } })
    await work.send('Bonjour')
    await until(areSent)
    expect((await work.attempts()).map(({ detail }) => detail)).toEqual([
      'http_500',
      'http_302',
      'answer_is_a_page',
      'answer_too_large',
      expect.stringMatching(/^net_/),
      'timeout',
      'http_404',
      'http_401',
      'http_204',
    ])
    expect(new Set(crm.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('waits as long as the receiver asks, at most for the longest pause', async () => {
    await setUp('crm')
    crm.answer = (response) => response.writeHead(503, { 'retry-after': '120' }).end()
    await work.start({ times: { ...FAST, requestMs: 10_000, schedule: { ...FAST.schedule, maxMs: 600_000 } } })
    const began = Date.now()
    await work.send('Bonjour')
    await until(async () => (await work.states())[0] === 'crm queued' && (await work.attempts()).length === 1)
    const { next_attempt_at: next } = await work.db
      .selectFrom('enquiry_deliveries')
      .select('next_attempt_at')
      .executeTakeFirstOrThrow()
    expect(new Date(next ?? 0).getTime() - began).toBeGreaterThanOrEqual(119_000)
  })

  it('gives up after the whole schedule, and says so', async () => {
    await setUp('crm')
    crm.answer = (response) => response.writeHead(503).end()
    await work.start()
    await work.send('Bonjour')
    await until(async () => (await work.states())[0] === 'crm dead')
    const attempts = await work.attempts()
    expect(attempts.length).toBeGreaterThanOrEqual(FAST.schedule.attempts)
    expect(attempts.at(-1)).toMatchObject({ outcome: 'gave_up', detail: 'http_503' })
  })

  it('gives up at once where the receiver wants no more, or knows no such mailbox', async () => {
    await setUp('visitor', 'dealership', 'crm')
    crm.answer = (response) => response.writeHead(410).end()
    smtp.answer = (address) =>
      address === 'gone@example.lu' ? { at: 'rcpt', code: 550, text: '5.1.1 <gone@example.lu> no such user' } : null
    await work.start()
    await work.send('Bonjour', 'gone@example.lu')
    await until(async () =>
      (await work.states()).every((state) => !state.endsWith('queued') && !state.endsWith('waiting')),
    )
    expect(await work.states()).toEqual(['crm dead', 'dealership sent', 'visitor dead'])
    const attempts = await work.attempts()
    expect(attempts).toHaveLength(3)
    expect(attempts.map(({ detail }) => detail)).toEqual(expect.arrayContaining(['http_410', 'smtp_550_5.1.1']))
    expect(JSON.stringify(attempts)).not.toContain('gone@')
  })

  it('tries again for the one address of two that refused a mail, and remembers the other in the database', async () => {
    await setUpTwo()
    smtp.answer = (address) => (address.startsWith('chef@') ? { at: 'rcpt', code: 451, text: '4.3.0 later' } : null)
    const noted: string[] = []
    await work.start({ onSettled: (id) => void noted.push(id) })
    await work.send('Bonjour')
    await until(async () => (await work.attempts()).length > 1)
    expect(await work.states()).toEqual(['dealership queued'])
    const { taken } = await work.db.selectFrom('enquiry_deliveries').select('taken').executeTakeFirstOrThrow()
    expect(taken).toEqual([expect.stringMatching(/^[\w-]{16}$/)])
    // The durable log, too.
    expect(noted.length).toBeGreaterThan(0)
    smtp.answer = () => null
    await until(areSent)
    expect(receivers()).toEqual(['ventes@alzette.example', 'chef@alzette.example'])
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1)
    const details = (await work.attempts()).map(({ detail }) => detail)
    expect(details.at(-1)).toBe('smtp_250')
    expect(new Set(details.slice(0, -1))).toEqual(new Set(['in_part_smtp_451_4.3.0']))
  })

  it('gives up what one address of two refused for good, and sends the rest alone when it is sent again', async () => {
    await setUpTwo()
    smtp.answer = (address) =>
      address.startsWith('chef@') ? { at: 'rcpt', code: 550, text: '5.1.1 no such user' } : null
    await work.start()
    await work.send('Bonjour')
    await until(async () => (await work.states())[0] === 'dealership dead')
    expect(receivers()).toEqual(['ventes@alzette.example'])
    expect((await work.attempts()).at(-1)).toMatchObject({ outcome: 'gave_up', detail: 'in_part_smtp_550_5.1.1' })
    smtp.answer = () => null
    const { id } = await work.db.selectFrom('enquiry_deliveries').select('id').executeTakeFirstOrThrow()
    await sendAgain({ db: work.db, log: noLog, onDeliveries: () => undefined }, id)
    await until(areSent)
    expect(receivers()).toEqual(['ventes@alzette.example', 'chef@alzette.example'])
  })

  it('delivers each once with two workers', async () => {
    await setUp('crm')
    const patient = { times: { ...FAST, requestMs: 10_000 } }
    await work.start(patient)
    await work.start(patient)
    for (let number = 0; number < 40; number += 1) await work.send(`Bonjour ${number}`)
    await until(areSent)
    expect(crm.requests).toHaveLength(40)
    expect(new Set(crm.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(40)
  })

  it('leaves a paused channel alone until it goes on', async () => {
    await setUp('visitor', 'crm')
    const context = { db: work.db, log: noLog, channels: ['crm'], onDeliveries: () => undefined }
    await pauseChannel(context, 'crm')
    await work.start()
    await work.send('Bonjour')
    await until(async () => (await work.states()).includes('visitor sent'))
    expect(crm.requests).toHaveLength(0)
    await resumeChannel(context, 'crm')
    await until(areSent)
  })

  it('delivers nothing of an enquiry that was refused or erased meanwhile', async () => {
    await setUp('crm')
    crm.answer = (response) => response.writeHead(500).end()
    await work.start()
    await work.send('Bonjour')
    await until(() => crm.requests.length > 0)
    await work.db.updateTable('enquiries').set({ state: 'erased', record: null }).execute()
    await until(async () => (await work.states())[0] === 'crm withdrawn')
    const before = crm.requests.length
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(crm.requests).toHaveLength(before)
  })
})
