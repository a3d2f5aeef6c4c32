import type { Channel } from '../../../domain/enquiry/channels'
import { testDatabases } from '../../testing/databases/databases'
import { openHttpEnd } from './testing/http-end'
import type { HttpEnd } from './testing/http-end'
import { FAST, openDelivery, until } from './testing/open-delivery'
import { openSmtpEnd } from './testing/smtp-end'
import type { SmtpAnswer, SmtpEnd } from './testing/smtp-end'

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
/** An hour of the real schedule lasts two seconds here. */
const OUTAGE_MS = 2_000
const ENQUIRIES = 15

/** The same numbers each time. */
const sequence =
  (seed: number) =>
  (most: number): number => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((seed / 4_294_967_296) * most)
  }

describe.each(testDatabases)('an hour of failing receivers on $name', ({ open }) => {
  let smtp: SmtpEnd
  let crm: HttpEnd
  let work: ReturnType<typeof openDelivery>
  beforeEach(async () => {
    smtp = await openSmtpEnd()
    crm = await openHttpEnd()
    const channels: Channel[] = [
      { name: 'visitor', type: 'visitor-mail' },
      { name: 'crm', type: 'webhook', url: crm.url, secrets: [SECRET] },
      { name: 'dms', type: 'adf', to: { url: crm.url } },
    ]
    work = openDelivery(await open(), { smtpUrl: smtp.url, channels })
  })
  afterEach(async () => {
    await work.close()
    await crm.close()
    await smtp.close()
  })

  it('costs no enquiry, and each receiver has each once by its key', async () => {
    const pick = sequence(7)
    const taken: string[] = []
    const keyOf = (headers: HttpEnd['requests'][number]['headers']): string =>
      String(headers['webhook-id'] ?? headers['idempotency-key'])
    const take: HttpEnd['answer'] = (response, { headers }) => {
      taken.push(keyOf(headers))
      response.writeHead(204).end()
    }
    const failures: HttpEnd['answer'][] = [
      (response) => response.writeHead(500).end(),
      (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html>'),
      () => undefined,
      (response) => response.writeHead(301, { location: 'https://elsewhere.example' }).end(),
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
      (response) => response.socket?.end('\u0000\u0001 nonsense\r\n\r\n'),
      (response) => response.writeHead(429, { 'retry-after': '0' }).end(),
      // It has the message, but its answer is lost.
      (response, { headers }) => {
        taken.push(keyOf(headers))
        response.destroy()
      },
    ]
    const refusals: SmtpAnswer[] = [
      { at: 'rcpt', code: 451, text: 'later' },
      { at: 'data', code: 554, text: 'not today' },
      { at: 'rcpt', code: 421, text: 'closing' },
      'silence',
    ]
    crm.answer = (response, request) => failures[pick(failures.length)]?.(response, request)
    smtp.answer = () => refusals[pick(refusals.length)] ?? null
    await work.start({
      times: {
        ...FAST,
        schedule: { firstMs: 20, maxMs: 400, giveUpMs: 60_000, attempts: 1_000 },
        mail: { connectMs: 2_000, greetingMs: 2_000, silenceMs: 400, totalMs: 3_000 },
      },
    })
    for (let number = 0; number < ENQUIRIES; number += 1) await work.send(`Bonjour ${number}`)
    await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS))
    expect(smtp.mails).toEqual([])

    crm.answer = take
    smtp.answer = () => null
    await until(async () => (await work.states()).every((state) => state.endsWith(' sent')), 60_000)
    const rows = await work.db.selectFrom('enquiry_deliveries').select(['id', 'channel']).execute()
    const ids = (...channels: string[]) =>
      rows.flatMap(({ id, channel }) => (channels.includes(channel) ? [id] : [])).sort()
    expect([...new Set(taken)].sort()).toEqual(ids('crm', 'dms'))
    const mailed = smtp.mails.map(({ messageId }) => messageId?.slice(1).split('@')[0] ?? '')
    expect([...new Set(mailed)].sort()).toEqual(ids('visitor'))
    expect(rows).toHaveLength(3 * ENQUIRIES)
    expect(work.lines).toEqual([])
    expect((await work.attempts()).filter(({ outcome }) => outcome === 'failed').length).toBeGreaterThan(2 * ENQUIRIES)
  })
})
