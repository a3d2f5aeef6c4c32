import { createLane } from './guess-lane'

const LIMIT = { burst: 1, intervalMs: 100, waiting: 5 }

/** Numbers from 0 up to 1 that follow from a seed. */
const randomOf = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('a lane that more enter than it serves', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const start = (random: () => number) => {
    const lane = createLane(LIMIT, () => Date.now(), random)
    expect(lane.take()).toBe(true)
    const outcomes: (boolean | null)[] = []
    const enter = (): number => {
      const index = outcomes.push(null) - 1
      void Promise.resolve(lane.take()).then((isGranted) => {
        outcomes[index] = isGranted
      })
      return index
    }
    return { enter, outcomes }
  }

  it('lets those through now and then who enter while the flood goes on', async () => {
    const { enter, outcomes } = start(randomOf(7))
    const owners: number[] = []
    for (let round = 0; round < 400; round += 1) {
      owners.push(enter())
      // Twice as many as can wait come behind each: the oldest of those that wait is never there for long.
      for (let index = 0; index < 2 * LIMIT.waiting; index += 1) enter()
      await jest.advanceTimersByTimeAsync(LIMIT.intervalMs)
    }
    expect(owners.filter((index) => outcomes[index] === true).length).toBeGreaterThan(10)
  })

  it.each([0, 0.5, 0.999])('never drops the one that has just come, whatever is drawn: %p', async (drawn) => {
    const { enter, outcomes } = start(() => drawn)
    for (let index = 0; index < 50; index += 1) enter()
    const newest = enter()
    await jest.advanceTimersByTimeAsync(LIMIT.waiting * LIMIT.intervalMs)
    expect([outcomes[newest], outcomes.filter((outcome) => outcome === true)]).toEqual([
      true,
      Array(LIMIT.waiting).fill(true),
    ])
  })
})
