import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createBuildFeed } from '../builds/feed'
import type { OpenDatabase } from '../database/open-database'
import { trustedProxies } from '../http/client-address'
import { GUESS_LIMITS } from '../http/guess-limiter'
import { testDatabases } from '../testing/databases/databases'
import { exampleReleases } from './testing/example-releases'
import { openStatus, TOKEN } from './testing/open-status'

const databases = testDatabases.slice(0, 1)

/** Those of the product, five times as fast. */
const LIMITS = {
  ...GUESS_LIMITS,
  each: { ...GUESS_LIMITS.each, intervalMs: 20 },
  all: { ...GUESS_LIMITS.all, intervalMs: 4 },
}

/** Limits that admit few guesses, even on a busy machine that takes seconds to send hundreds of them. */
const STRICT = { ...LIMITS, each: { burst: 10, intervalMs: 100, waiting: 10 } }

/** Most guesses that `STRICT` admits from one client. @param began milliseconds */
const mostSince = (began: number): number =>
  STRICT.each.burst + STRICT.each.waiting + (Date.now() - began) / STRICT.each.intervalMs

/** A body of a form as it is sent, byte by byte. */
interface Sent {
  type?: string
  body: string | Buffer
}

const multipart = (...parts: string[]): Sent => ({
  type: 'multipart/form-data; boundary=x',
  body: `${parts.map((part) => `--x\r\n${part}\r\n`).join('')}--x--\r\n`,
})
const field = (value: string) => `Content-Disposition: form-data; name="token"\r\n\r\n${value}`
const urlencoded = (body: string | Buffer): Sent => ({ type: 'application/x-www-form-urlencoded', body })

describe.each(databases)('guessing the token of the status page', ({ open }) => {
  let opened: OpenDatabase
  let end = async (): Promise<void> => undefined
  beforeAll(async () => {
    opened = await open()
  })
  afterEach(() => end())
  afterAll(() => opened.close())

  /** Over real HTTP, behind a proxy of this machine that names the client. */
  const start = async ({ isBehindProxy = true, guesses = LIMITS } = {}) => {
    const { app, lines } = openStatus({
      db: opened.db,
      source: createBuildFeed(),
      releases: exampleReleases([]).admin,
      siteUrl: 'http://localhost:8888',
      guesses,
      proxies: isBehindProxy ? trustedProxies(['127.0.0.1']) : null,
    })
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    end = () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    const origin = `http://127.0.0.1:${port}`
    const bearer = (token: string, from = '192.0.2.1') =>
      fetch(`${origin}/api/status`, { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from } })
    const form = ({ type, body }: Sent, from = '192.0.2.1', headers: Record<string, string> = {}) =>
      fetch(`${origin}/status/connexion`, {
        method: 'POST',
        redirect: 'manual',
        body: new Uint8Array(Buffer.from(body)),
        headers: { ...(type !== undefined && { 'content-type': type }), 'x-forwarded-for': from, ...headers },
      })
    const signIn = (token: string, from?: string, headers?: Record<string, string>) =>
      form(urlencoded(`token=${token}`), from, headers)
    return { bearer, form, signIn, lines }
  }
  const statuses = (responses: readonly Response[]) => {
    const counts: Record<number, number> = {}
    for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  it('is bounded, by bearer and by form together', async () => {
    const { bearer, signIn } = await start({ guesses: STRICT })
    const began = Date.now()
    const responses = await Promise.all([
      ...Array.from({ length: 300 }, (_, index) => bearer(`wrong-${index}`)),
      ...Array.from({ length: 100 }, (_, index) => signIn(`wrong-${index}`)),
    ])
    const counts = statuses(responses)
    expect(Object.keys(counts)).toEqual(['401', '429'])
    expect(counts[401]).toBeLessThanOrEqual(mostSince(began))
    for (const response of responses)
      if (response.status === 429) expect(response.headers.get('retry-after')).toBe('10')
  })

  it('locks nobody out: the right token is taken in its turn, while guesses go on from the same address', async () => {
    const { bearer, signIn } = await start()
    let isOver = false
    const flood = Array.from({ length: 40 }, async (_, index) => {
      while (!isOver) await (index % 2 === 0 ? bearer(`wrong-${index}`) : signIn(`wrong-${index}`))
    })
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await Promise.all([signIn(TOKEN), bearer(TOKEN)].map(async (answer) => (await answer).status))).toEqual([
      303, 200,
    ])
    isOver = true
    await Promise.all(flood)
  })

  it('locks nobody out after it', async () => {
    const { bearer, signIn } = await start()
    await Promise.all(Array.from({ length: 200 }, (_, index) => bearer(`wrong-${index}`)))
    expect((await signIn(TOKEN)).status).toBe(303)
  })

  it('never holds up a browser that signed in before, whatever comes from its address meanwhile', async () => {
    const { bearer, signIn } = await start()
    const cookie = (await signIn(TOKEN)).headers.getSetCookie()[1]?.split(';')[0] ?? ''
    expect(cookie).toContain('_device=')
    let isOver = false
    // More than may wait, so that the address has no room.
    const flood = Array.from({ length: 2 * LIMITS.each.waiting }, async (_, index) => {
      while (!isOver) await bearer(`wrong-${index}`)
    })
    for (let round = 0; round < 3; round += 1) expect((await signIn(TOKEN, '192.0.2.1', { cookie })).status).toBe(303)
    isOver = true
    await Promise.all(flood)
  })

  it('is bounded for such a browser too, which the cookie alone does not let in', async () => {
    const { bearer, signIn } = await start({ guesses: STRICT })
    const cookie = (await signIn(TOKEN)).headers.getSetCookie()[1]?.split(';')[0] ?? ''
    const began = Date.now()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => signIn(`wrong-${index}`, `192.0.2.${index}`, { cookie })),
    )
    const counts = statuses(answers)
    expect(Object.keys(counts)).toEqual(['401', '429'])
    expect(counts[401]).toBeLessThanOrEqual(mostSince(began))
    expect((await bearer('wrong', '198.51.100.9')).status).toBe(401)
  })

  it('holds up no other client, nor a session', async () => {
    // The guesses that wait do so for longer than the rest of the test takes.
    const { bearer, signIn } = await start({ guesses: { ...STRICT, each: { ...STRICT.each, intervalMs: 3_000 } } })
    const cookie = (await signIn(TOKEN, '198.51.100.3')).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    let answered = 0
    const guesses = Array.from({ length: 200 }, (_, index) =>
      bearer(`wrong-${index}`).then(
        () => (answered += 1),
        () => undefined,
      ),
    )
    expect((await bearer(TOKEN, '198.51.100.1')).status).toBe(200)
    expect((await signIn(TOKEN, '198.51.100.2')).status).toBe(303)
    expect((await signIn('wrong', '192.0.2.1', { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(answered).toBeLessThan(guesses.length)
    await end()
    await Promise.all(guesses)
  })

  it('is not spread over invented addresses without a trusted proxy', async () => {
    const { bearer } = await start({ isBehindProxy: false, guesses: STRICT })
    const began = Date.now()
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, index) => bearer(`wrong-${index}`, `192.0.2.${index}`)),
    )
    const counts = statuses(responses)
    expect(Object.keys(counts)).toEqual(['401', '429'])
    expect(counts[401]).toBeLessThanOrEqual(mostSince(began))
  })

  it('names the client in the log, and not the token', async () => {
    const { signIn, lines } = await start()
    expect((await signIn('hunter2')).status).toBe(401)
    expect(lines).toEqual(['status: wrong token from 192.0.2.1'])
  })

  it('sets the cookie of TLS where the proxy says that the client came by it', async () => {
    const { signIn } = await start()
    const https = await signIn(TOKEN, '192.0.2.1', { 'x-forwarded-proto': 'https' })
    const [session, device] = https.headers.getSetCookie()
    expect(session).toMatch(/^__Host-vitrine_status=.*; Secure$/)
    expect(device).toMatch(/^__Host-vitrine_status_device=.*; Secure$/)
    const plain = (await signIn(TOKEN)).headers.getSetCookie()
    expect(plain[0]).toMatch(/^vitrine_status=[^;]+; Path=\/; .*Strict$/)
    expect(plain[1]).toMatch(/^vitrine_status_device=[^;]+; Path=\/; .*Strict$/)
  })

  it.each<[string, Sent]>([
    ['a multipart body that breaks off', { type: 'multipart/form-data; boundary=x', body: '--x\r\nContent-Dispo' }],
    ['a multipart body without a boundary', { type: 'multipart/form-data', body: '--x\r\n' }],
    ['a multipart body that is none', { type: 'multipart/form-data; boundary=x', body: 'token=a' }],
    ['a multipart body of nothing', { type: 'multipart/form-data; boundary=x', body: '' }],
    ['a file', multipart('Content-Disposition: form-data; name="token"; filename="a.txt"\r\n\r\nabc')],
    ['several values', multipart(field('a'), field('b'))],
    ['several values in an address', urlencoded('token=a&token=b')],
    ['no value', urlencoded('')],
    ['another field', urlencoded('jeton=a')],
    ['a broken percent', urlencoded('token=%E0%A4%A')],
    ['bytes that are no UTF-8', urlencoded(Buffer.from([0x74, 0x6f, 0x6b, 0x65, 0x6e, 0x3d, 0xff]))],
    ['JSON', { type: 'application/json', body: '{"token":"a"}' }],
    ['plain text', { type: 'text/plain', body: 'token=a' }],
    ['no content type', { body: 'token=a' }],
  ])('is not what a form with %s is: 400, and no attempt is spent', async (_name, sent) => {
    const { form, bearer } = await start()
    const answers = await Promise.all(Array.from({ length: 60 }, () => form(sent)))
    expect(statuses(answers)).toEqual({ 400: 60 })
    expect(await answers[0]?.text()).toContain('Formulaire illisible')
    expect(statuses(await Promise.all(Array.from({ length: 10 }, () => bearer('wrong'))))).toEqual({ 401: 10 })
  })

  it('is not what a huge form is: 413, and no attempt is spent', async () => {
    const { form, bearer } = await start()
    const huge = await Promise.all(Array.from({ length: 20 }, () => form(urlencoded(`token=${'x'.repeat(100_000)}`))))
    expect(statuses(huge)).toEqual({ 413: 20 })
    expect(statuses(await Promise.all(Array.from({ length: 10 }, () => bearer('wrong'))))).toEqual({ 401: 10 })
  })

  it.each([multipart(field(TOKEN)), urlencoded(`other=1&token=${TOKEN}+`)])(
    'is not what the right form is: %j',
    async (sent) => {
      const { form } = await start()
      expect((await form(sent)).status).toBe(303)
    },
  )
})
