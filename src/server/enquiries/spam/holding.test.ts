import fc from 'fast-check'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { DURATION_FIELD, TRAP_FIELD, TURNSTILE_FIELD } from '../../../domain/enquiry/spam-trap'
import type { OpenDatabase } from '../../database/open-database'
import { createSealer } from '../../sealing/create-sealer'
import { testDatabases } from '../../testing/databases/databases'
import { NOW, question } from '../testing/example-bodies'
import { openIntake } from '../testing/open-intake'
import { createHasher } from './hasher'
import { createTurnstile } from './turnstile'

/** Address of the site itself. */
const OWN = 'https://www.groupe-alzette.example'

describe.each(testDatabases)('suspicious enquiries on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  it.each([
    ['trap', { [TRAP_FIELD]: 'x' }],
    ['too_fast', { [DURATION_FIELD]: 120 }],
    ['links', { message: 'http://a.example http://b.example www.c.example' }],
    ['links', { message: `http://a.example ${OWN}/?x=http://b.example ${OWN}@c.example/stock/1` }],
    ['links', { message: `${OWN}.c.example ${OWN}:pw@c.example ${OWN}.x@c.example` }],
    ['links', { name: 'http://a.example' }],
    ['links', { name: OWN }],
    ['markup', { message: 'Voyez </a>' }],
    ['markup', { message: '<script src=x' }],
    ['markup', { message: '<p class = "x">Bonjour' }],
    ['markup', { message: 'Voyez <a href="x">ici</a>' }],
    ['other_script', { message: 'Лучшие цены на автомобили' }],
  ])('are stored and held, answered as the others: %s', async (suspicion, fields) => {
    const { post, stored, deliveries } = await openIntake(opened)
    const response = await post('/api/enquiries', { ...question, ...fields })
    expect([response.status, await response.json()]).toMatchObject([202, { state: 'held' }])
    expect(await stored()).toMatchObject([{ state: 'held', suspicions: [suspicion] }])
    expect(await deliveries()).toEqual([])
  })

  it('are none that people write, two links and a form without JavaScript included', async () => {
    const { post, deliveries } = await openIntake(opened)
    for (const fields of [
      { message: 'https://www.peugeot.lu/208 ou https://www.opel.lu/corsa ? Moien, wéi geet et? Größe 3 < 5' },
      { message: 'Rapide', [DURATION_FIELD]: 4_000, [TRAP_FIELD]: '' },
      { message: `Lequel ? ${OWN}/stock/1, ${OWN.toUpperCase()}/stock/2 ou www.groupe-alzette.example/stock/3.` },
      { message: 'J’ai un budget <a 20.000 et >b 10.000, ou <p 5' },
      { name: 'Παναγιώτης Παπαδόπουλος', email: 'p@example.lu' },
    ])
      expect(await (await post('/api/enquiries', { ...question, ...fields })).json()).toMatchObject({
        state: 'accepted',
      })
    expect(await deliveries()).toHaveLength(5)
  })

  it('of one client: 5 pass, 15 are held, one more is refused with a telephone number', async () => {
    const { postFrom, stored } = await openIntake(opened)
    const send = (address: string, index: number) =>
      postFrom(address, { ...question, email: `v${index}-${address.slice(-1)}@example.lu` })
    const answers: unknown[] = []
    for (let index = 0; index < 20; index += 1) answers.push((await (await send('192.0.2.7', index)).json()).state)
    expect(answers).toEqual([...Array(5).fill('accepted'), ...Array(15).fill('held')])

    const refused = await send('192.0.2.7', 20)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
    expect((await refused.json()).error.message).toContain('+352 26 10 40')
    // What was acknowledged before is answered again, whatever came since.
    expect((await send('192.0.2.7', 3)).status).toBe(202)
    expect((await send('192.0.2.8', 0)).status).toBe(202)
    const rows = await stored()
    expect(rows).toHaveLength(21)
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
  })

  it('of one client are counted over all workers, and for IPv6 by network', async () => {
    const workers = [await openIntake(opened), await openIntake(opened)]
    const states = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const body = { ...question, email: `v${index}@example.lu` }
        const response = await workers[index % 2]?.postFrom(`2001:db8:0:1::${index + 1}`, body)
        return response?.status === 202 ? (await response.json()).state : response?.status
      }),
    )
    const count = (state: unknown) => states.filter((one) => one === state).length
    expect([count('accepted'), count('held'), count(429)]).toEqual([5, 15, 4])
  })

  it('with one e-mail address from many clients are held, and none is refused', async () => {
    const { postFrom } = await openIntake(opened)
    const states: unknown[] = []
    for (let index = 0; index < 8; index += 1)
      states.push((await (await postFrom(`198.51.100.${index}`, { ...question, message: `N° ${index}` })).json()).state)
    expect(states).toEqual([...Array(5).fill('accepted'), ...Array(3).fill('held')])
  })

  it('have one digest for one client in every worker, and none that tells the address', async () => {
    const [a, b] = [createHasher(opened.db, createSealer([])), createHasher(opened.db, createSealer([]))]
    await fc.assert(
      fc.asyncProperty(fc.ipV4(), fc.emailAddress(), async (address, email) => {
        expect(await a.client(address)).toBe(await b.client(address))
        expect(await a.email(email.toUpperCase())).toBe(await b.email(` ${email}`))
        expect(await a.client(address)).not.toContain(address)
      }),
      { numRuns: 20 },
    )
  })

  describe('by Turnstile', () => {
    let server: Server
    let answer: (end: (status: number, body: string) => void) => void
    let asked: string[]
    beforeEach(async () => {
      asked = []
      server = createServer((request, response) => {
        let body = ''
        request.on('data', (data) => (body += String(data)))
        request.on('end', () => {
          asked.push(body)
          answer((status, text) => response.writeHead(status).end(text))
        })
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    })
    afterEach(() => new Promise((resolve) => server.close(resolve)))
    const send = async (token: string | undefined, answers: typeof answer) => {
      answer = answers
      const { port } = server.address() as { port: number }
      const turnstile = createTurnstile('secret-of-turnstile', `http://127.0.0.1:${port}`)
      const { post, stored } = await openIntake(opened, { turnstile, clock: () => NOW })
      expect((await post('/api/enquiries', { ...question, [TURNSTILE_FIELD]: token })).status).toBe(202)
      return (await stored())[0]?.suspicions
    }

    it('pass with a right token', async () => {
      expect(await send('right', (end) => end(200, '{"success":true}'))).toEqual([])
      expect(asked).toEqual([
        expect.stringMatching(/^secret=secret-of-turnstile&response=right&idempotency_key=[\da-f-]{36}$/),
      ])
    })
    it('may be checked again with the same token for the same content, under another key too', async () => {
      const { port } = server.address() as { port: number }
      const turnstile = createTurnstile('secret-of-turnstile', `http://127.0.0.1:${port}`)
      // As siteverify does: a token counts once, but the same request again gets the same answer.
      const used = new Map<string | null, string | null>()
      answer = (end) => {
        const asking = new URLSearchParams(asked.at(-1))
        const [token, key] = [asking.get('response'), asking.get('idempotency_key')]
        expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
        end(200, JSON.stringify({ success: (used.get(token) ?? key) === key }))
        used.set(token, used.get(token) ?? key)
      }
      const { post } = await openIntake(opened, { turnstile, clock: () => NOW })
      const send = async (key: string, token: string, message: string) => {
        const body = { ...question, message, [TURNSTILE_FIELD]: token }
        const response = await post('/api/enquiries', body, { 'idempotency-key': key })
        return response.status === 202 ? (await response.json()).state : response.status
      }
      expect(await send('key-of-an-enquiry', 'one', 'Bonjour')).toBe('accepted')
      expect(await send('key-of-an-enquiry', 'one', 'Bonjour')).toBe('accepted')
      // The form was edited: its key is taken, so it sends the same once more with another one.
      expect(await send('key-of-an-enquiry', 'two', 'Bonsoir')).toBe(409)
      expect(await send('key-of-another', 'two', 'Bonsoir')).toBe('accepted')
      expect(await send('key-of-a-third', 'two', 'Achetez')).toBe('held')
    })

    it.each([
      ['a wrong token', 'wrong', '{"success":false,"error-codes":["invalid-input-response"]}', 200, 'turnstile_failed'],
      ['no token', undefined, '', 200, 'turnstile_missing'],
      ['an error of Turnstile', 'right', '', 500, 'turnstile_away'],
      ['nonsense of Turnstile', 'right', '<html>', 200, 'turnstile_away'],
    ])('are held with %s', async (_what, token, body, status, suspicion) => {
      expect(await send(token, (end) => end(status, body))).toEqual([suspicion])
    })
  })
})
