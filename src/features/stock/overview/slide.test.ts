import fc from 'fast-check'
import { isLowOnTop, slideTo } from './slide'

const BARS = 10

describe('handles of a range', () => {
  it('move on their own as long as they do not meet', () => {
    expect(slideTo([2, 8], 0, 4, BARS)).toEqual([4, 8])
    expect(slideTo([2, 8], 1, 5, BARS)).toEqual([2, 5])
  })

  it('take the other along, and leave it where it was when they come back', () => {
    expect(slideTo([2, 5], 0, 7, BARS)).toEqual([7, 8])
    expect(slideTo([2, 5], 0, 3, BARS)).toEqual([3, 5])
    expect(slideTo([4, 8], 1, 2, BARS)).toEqual([1, 2])
  })

  it.each([0, BARS, 4])('leave each other from the same place, %i, in every direction there is', (place) => {
    for (const end of [0, 1] as const)
      for (const step of [-1, 1]) {
        const next = slideTo([place, place], end, place + step, BARS)
        expect(next[0]).toBeLessThan(next[1])
      }
    expect(slideTo([0, 0], 1, 1, BARS)).toEqual([0, 1])
    expect(slideTo([BARS, BARS], 0, BARS - 1, BARS)).toEqual([BARS - 1, BARS])
  })

  it('never leave the scale nor pass each other', () => {
    const place = fc.integer({ min: -3, max: BARS + 3 })
    const start = fc
      .tuple(fc.nat(BARS), fc.nat(BARS))
      .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)])
    fc.assert(
      fc.property(start, fc.constantFrom(0 as const, 1 as const), place, (from, end, to) => {
        const [low, high] = slideTo(from, end, to, BARS)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(BARS)
        expect(low).toBeLessThan(high)
      }),
    )
  })

  it('lie so that the one on top can be moved', () => {
    expect(isLowOnTop([BARS, BARS], BARS)).toBe(true)
    expect(isLowOnTop([0, 0], BARS)).toBe(false)
  })
})
