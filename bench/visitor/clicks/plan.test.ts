import fc from 'fast-check'
import { createRandom } from '../../../src/server/testing/create-random'
import { planVisits } from './plan'
import { EARLY } from './targets'

describe('visits with early clicks', () => {
  test('hold as many clicks as are tried, within the time, what takes others away last', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 200 }), (seed, tried) => {
        const visits = planVisits(EARLY, tried, 4000, createRandom(seed))
        const clicks = visits.flat()
        expect(clicks).toHaveLength(tried)
        expect(clicks.every(({ atMs }) => atMs >= 0 && atMs <= 4000)).toBe(true)
        for (const visit of visits) {
          expect(new Set(visit.map(({ target: { kind, device } }) => `${kind} ${device}`)).size).toBe(1)
          expect(new Set(visit.map(({ target }) => target)).size).toBe(visit.length)
          expect(visit.slice(0, -1).some(({ target }) => target.isLast)).toBe(false)
          expect(visit.map(({ atMs }) => atMs)).toEqual(visit.map(({ atMs }) => atMs).sort((a, b) => a - b))
        }
      }),
    )
  })

  test('are the same for the same seed', () => {
    const plan = (seed: number) => planVisits(EARLY, 50, 4000, createRandom(seed))
    expect(plan(3)).toEqual(plan(3))
    expect(plan(3)).not.toEqual(plan(4))
  })
})
