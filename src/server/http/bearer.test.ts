import { Hono } from 'hono'
import { requireBearer } from './bearer'
import { GUESS_LIMITS } from './guess-limiter'
import { HttpError } from './http-error'

const TOKEN = 'a-token-of-the-tests'

/** Those of the product, ten times as fast. */
const LIMITS = { ...GUESS_LIMITS, all: { ...GUESS_LIMITS.all, intervalMs: 2 } }

const start = () => {
  const app = new Hono()
  app.onError((error, context) => context.text(error.message, error instanceof HttpError ? error.status : 500))
  app.get('/', requireBearer(TOKEN, 'The token is needed.', LIMITS), (context) => context.text('ok'))
  return async (authorization?: string) =>
    (await app.request('/', { headers: authorization === undefined ? {} : { authorization } })).status
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
})
