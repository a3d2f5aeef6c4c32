import fc from 'fast-check'
import { clipRing } from './clip-ring'
import type { LngLat } from './clip-ring'

const bounds = { north: 50, south: 49, west: 5, east: 7 }
const square: LngLat[] = [
  [4, 48],
  [6, 48],
  [6, 49.5],
  [4, 49.5],
]

const areaOf = (ring: readonly LngLat[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

describe('ring cut to bounds', () => {
  it('is the part that is inside', () => {
    expect(areaOf(clipRing(square, bounds))).toBeCloseTo(0.5)
  })

  it('is empty when nothing is inside, and itself when all is', () => {
    expect(clipRing(square, { north: 60, south: 55, west: 5, east: 7 })).toEqual([])
    expect(clipRing(square, { north: 60, south: 40, west: 0, east: 10 })).toEqual(square)
  })

  it('never leaves the bounds', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(number(3, 9), number(47, 52)), { minLength: 3, maxLength: 20 }), (ring) => {
        const outside = clipRing(ring, bounds).filter(
          ([x, y]) => x < 5 - 1e-9 || x > 7 + 1e-9 || y < 49 - 1e-9 || y > 50 + 1e-9,
        )
        expect(outside).toEqual([])
      }),
    )
  })
})
