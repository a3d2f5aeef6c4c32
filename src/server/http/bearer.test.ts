import { Hono } from 'hono'
import { requireBearer } from './bearer'
import { setClientAddress, trustedProxies } from './client-address'
import { GUESS_LIMITS } from './guess-limiter'
import { HttpError } from './http-error'

const TOKEN = 'a-token-of-the-tests'

/** Those of the product, ten times as fast. */
const LIMITS = {
  ...GUESS_LIMITS,
  each: { ...GUESS_LIMITS.each, intervalMs: 10 },
  all: { ...GUESS_LIMITS.all, intervalMs: 2 },
}

/** Behind a proxy, where `from` names the client; without it nothing is known of the connection. */
const start = () => {
  const app = new Hono()
  app.use(setClientAddress(trustedProxies(['127.0.0.1'])))
  app.onError((error, context) => context.text(error.message, error instanceof HttpError ? error.status : 500))
  app.get('/', requireBearer(TOKEN, 'The token is needed.', LIMITS), (context) => context.text('ok'))
  return async (authorization?: string, from?: string) => {
    const headers = {
      ...(authorization !== undefined && { authorization }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    }
    const bindings = from === undefined ? {} : { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    return (await app.request('/', { headers }, bindings)).status
  }
}

describe('a token as bearer', () => {
  it('lets those in who show it, however many at once', async () => {
    const ask = start()
    const statuses = await Promise.all(Array.from({ length: 300 }, () => ask(`Bearer ${TOKEN}`)))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it.each([undefined, '', 'Bearer', 'Bearer wrong', TOKEN, `Basic ${TOKEN}`])('keeps out %p', async (authorization) => {
    expect(await start()(authorization)).toBe(401)
  })

  it('is looked at within a limit when it is guessed, and cannot be kept from its owner', async () => {
    const ask = start()
    const began = performance.now()
    const guesses = Array.from({ length: 3_000 }, (_, index) => ask(`Bearer wrong-${index}`))
    const owner = ask(`Bearer ${TOKEN}`)
    const statuses = await Promise.all(guesses)
    const turns = (performance.now() - began) / LIMITS.all.intervalMs
    const lookedAt = statuses.filter((status) => status === 401).length
    expect(lookedAt).toBeGreaterThan(0)
    expect(lookedAt).toBeLessThanOrEqual(LIMITS.all.burst + LIMITS.all.waiting + turns)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3_000 - lookedAt)
    expect(await owner).toBe(200)
  })

  it('is counted by the address of the client, for IPv6 by its network', async () => {
    const ask = start()
    for (const from of ['192.0.2.1', '2001:db8::1']) {
      const began = performance.now()
      const network = (index: number) => (from.includes(':') ? `2001:db8::${(index + 1).toString(16)}` : from)
      const guesses = Array.from({ length: 300 }, (_, index) => ask(`Bearer wrong-${index}`, network(index)))
      const other = from.includes(':') ? '2001:db8:0:1::1' : '192.0.2.2'
      expect(await ask('Bearer wrong', other)).toBe(401)
      expect(await ask(`Bearer ${TOKEN}`, other)).toBe(200)
      const statuses = await Promise.all(guesses)
      const turns = (performance.now() - began) / LIMITS.each.intervalMs
      const lookedAt = statuses.filter((status) => status === 401).length
      expect(lookedAt).toBeLessThanOrEqual(LIMITS.each.burst + LIMITS.each.waiting + turns)
      expect(statuses.filter((status) => status === 429)).toHaveLength(300 - lookedAt)
      expect(await ask(`Bearer ${TOKEN}`, from)).toBe(200)
    }
  })
})
