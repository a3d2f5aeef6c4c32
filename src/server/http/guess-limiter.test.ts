import { createGuessLimiter } from './guess-limiter'
import type { Guess, GuessLimits } from './guess-limiter'

const LIMITS: GuessLimits = {
  each: { burst: 4, intervalMs: 100, waiting: 3 },
  all: { burst: 20, intervalMs: 50, waiting: 10 },
  addresses: 100,
}

describe('limit of guesses', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const start = (limits: Partial<GuessLimits> = {}) => {
    let looked = 0
    const limiter = createGuessLimiter({ ...LIMITS, ...limits }, () => Date.now())
    const outcomes: (Guess | null)[] = []
    const guess = (client: string | null, isRight = false, isKnown = false): number => {
      const index = outcomes.push(null) - 1
      void limiter
        .check(
          client,
          () => {
            looked += 1
            return isRight
          },
          isKnown,
        )
        .then((outcome) => {
          outcomes[index] = outcome
        })
      return index
    }
    const after = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms)
      return outcomes
    }
    return { guess, after, looked: () => looked }
  }
  const count = (outcomes: readonly (Guess | null)[], of: Guess | null) => outcomes.filter((one) => one === of).length

  it('looks at a few at once and at the others in their turn', async () => {
    const { guess, after } = start()
    for (let index = 0; index < 6; index += 1) guess('192.0.2.1')
    expect(await after(0)).toEqual(['wrong', 'wrong', 'wrong', 'wrong', null, null])
    expect(count(await after(100), 'wrong')).toBe(5)
    expect(count(await after(100), 'wrong')).toBe(6)
  })

  it('bounds what it looks at, however many come together', async () => {
    const { guess, after, looked } = start()
    for (let index = 0; index < 2_000; index += 1) guess('192.0.2.1')
    expect(count(await after(0), 'refused')).toBe(2_000 - 4 - 3)
    const outcomes = await after(10_000)
    expect([looked(), count(outcomes, 'wrong'), count(outcomes, null)]).toEqual([7, 7, 0])
  })

  it('bounds what it looks at over all addresses together', async () => {
    const { guess, after, looked } = start()
    for (let index = 0; index < 1_000; index += 1) guess(`192.0.${index >> 8}.${index & 255}`)
    await after(10_000)
    expect(looked()).toBe(20 + 10)
  })

  it('counts a network of IPv6 as one client', async () => {
    const { guess, after } = start()
    for (let index = 0; index < 50; index += 1) guess(`2001:db8::${index.toString(16)}:1`)
    expect(count(await after(0), 'wrong')).toBe(4)
    guess('2001:db8:0:1::1')
    expect((await after(0)).at(-1)).toBe('wrong')
  })

  it('lets the right secret in after any number of wrong ones, at its turn', async () => {
    const { guess, after } = start()
    for (let index = 0; index < 2_000; index += 1) guess('192.0.2.1')
    const owner = guess('192.0.2.1', true)
    expect((await after(300))[owner]).toBe('right')
  })

  it('lets the owner in at once while another address floods', async () => {
    const { guess, after } = start()
    for (let index = 0; index < 2_000; index += 1) guess('192.0.2.1')
    const owner = guess('198.51.100.1', true)
    expect((await after(0))[owner]).toBe('right')
  })

  it('lets an address that showed the right secret in at once, whatever all others do', async () => {
    const { guess, after } = start()
    guess('198.51.100.1', true)
    for (let index = 0; index < 5_000; index += 1) guess(`192.${index >> 16}.${(index >> 8) & 255}.${index & 255}`)
    const owner = guess('198.51.100.1', true)
    expect((await after(0))[owner]).toBe('right')
  })

  it('looks at a client at once that is known by other means, and bounds it alone', async () => {
    const { guess, after, looked } = start()
    for (let index = 0; index < 5_000; index += 1) guess(`192.${index >> 16}.${(index >> 8) & 255}.${index & 255}`)
    const owner = guess('device x', true, true)
    expect((await after(0))[owner]).toBe('right')
    const before = looked()
    for (let index = 0; index < 100; index += 1) guess('device y', false, true)
    await after(0)
    expect(looked() - before).toBe(4)
  })

  it('counts no right secret, however many are shown together', async () => {
    const { guess, after } = start()
    for (let index = 0; index < 500; index += 1) guess('192.0.2.1', true)
    expect(count(await after(0), 'right')).toBe(500)
  })

  it('remembers so many addresses only', async () => {
    const { guess, after, looked } = start({ addresses: 2, all: { burst: 1e6, intervalMs: 1, waiting: 1 } })
    for (const client of ['a', 'b', 'c', 'a']) for (let index = 0; index < 4; index += 1) guess(client)
    await after(0)
    expect(looked()).toBe(16)
    for (const client of ['c', 'a']) guess(client)
    await after(0)
    expect(looked()).toBe(16)
  })

  it('looks at those of unknown clients as of everybody', async () => {
    const { guess, after, looked } = start()
    for (let index = 0; index < 100; index += 1) guess(null)
    await after(10_000)
    expect(looked()).toBe(30)
  })
})
