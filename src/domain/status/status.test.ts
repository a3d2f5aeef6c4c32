import fc from 'fast-check'
import { highestShown, scaleFor } from './chart-scale'
import { percentile, spreadOf } from './percentile'

const values = fc.array(fc.double({ min: 0, max: 1e4, noNaN: true }), { minLength: 1, maxLength: 300 })

describe('percentiles', () => {
  it('are the measured value at the nearest rank', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect([0, 0.5, 0.95, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 95, 100])
    expect(percentile([3], 0.95)).toBe(3)
    expect(percentile([2, 1], 0.5)).toBe(1)
  })

  it('of nothing are nothing', () => {
    expect(spreadOf([])).toEqual({ count: 0, p50: null, p95: null, max: null })
  })

  it('are not exceeded by at least their share of the values, and by fewer below them', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0.01, max: 1, noNaN: true }), (list, share) => {
        const found = percentile(list, share) ?? NaN
        const within = (limit: (value: number) => boolean) => list.filter(limit).length / list.length
        expect(list).toContain(found)
        expect(within((value) => value <= found)).toBeGreaterThanOrEqual(share - 1e-9)
        expect(within((value) => value < found)).toBeLessThan(share + 1e-9)
      }),
    )
  })

  it('leave the list as it was', () => {
    const list = [3, 1, 2]
    spreadOf(list)
    expect(list).toEqual([3, 1, 2])
  })
})

describe('the scale of a chart', () => {
  it.each([
    [0.87, [0, 0.25, 0.5, 0.75, 1]],
    [1.9, [0, 0.5, 1, 1.5, 2]],
    [42, [0, 20, 40, 60]],
    [0, [0, 0.25, 0.5, 0.75, 1]],
  ])('up to %d has round lines', (highest, ticks) => {
    expect(scaleFor(highest)).toEqual({ top: ticks.at(-1), ticks })
  })

  it('always has room for its highest value, and at most five lines', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e6, noNaN: true }), (highest) => {
        const { top, ticks } = scaleFor(highest)
        expect(top).toBeGreaterThanOrEqual(highest * (1 - 1e-6))
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(5)
      }),
    )
  })

  it('cuts what is far out, so that the others stay readable', () => {
    expect(highestShown(1, 30)).toBe(2)
    expect(highestShown(1, 2.4)).toBe(2.4)
  })
})
