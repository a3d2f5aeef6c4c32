import fc from 'fast-check'
import { clusterPoints } from './cluster-points'

const points = fc
  .array(fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) }), { maxLength: 30 })
  .map((list) => list.map((point, index) => ({ ...point, item: index })))

describe('clusters of points', () => {
  it('hold every item once, each near the first of its cluster', () => {
    fc.assert(
      fc.property(points, (list) => {
        const clusters = clusterPoints(list, 40)
        expect(clusters.flatMap(({ items }) => items).sort((a, b) => a - b)).toEqual(list.map(({ item }) => item))
        for (const { items } of clusters) {
          const [first, ...others] = items.map((index) => list[index])
          const distances = others.map((other) =>
            Math.hypot((first?.x ?? 0) - (other?.x ?? 0), (first?.y ?? 0) - (other?.y ?? 0)),
          )
          expect(distances.filter((distance) => distance >= 40)).toEqual([])
        }
      }),
    )
  })

  it('have first points that do not cover each other', () => {
    fc.assert(
      fc.property(points, (list) => {
        const firsts = clusterPoints(list, 40).map(({ items }) => list[items[0] ?? 0])
        const pairs = firsts.flatMap((a, index) => firsts.slice(index + 1).map((b) => [a, b] as const))
        expect(pairs.filter(([a, b]) => a && b && Math.hypot(a.x - b.x, a.y - b.y) < 40)).toEqual([])
      }),
    )
  })

  it('leave apart what is apart, at its own place', () => {
    const apart = [
      { item: 'Mersch', x: 10, y: 10 },
      { item: 'Esch', x: 200, y: 300 },
    ]
    expect(clusterPoints(apart, 40)).toEqual([
      { items: ['Mersch'], x: 10, y: 10 },
      { items: ['Esch'], x: 200, y: 300 },
    ])
  })
})
