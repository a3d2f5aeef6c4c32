import fc from 'fast-check'
import { changeSorted, mergeSorted } from './merge-sorted'

interface Item {
  rank: number
}
const compare = (a: Item, b: Item) => a.rank - b.rank
const items = fc
  .uniqueArray(fc.integer({ min: 0, max: 600 }), { maxLength: 500 })
  .map((ranks) => ranks.map((rank): Item => ({ rank })))

describe('a sorted list', () => {
  it('takes in another one as if both were sorted anew', () => {
    fc.assert(
      fc.property(items, items, (first, second) => {
        const [one, other] = [[...first].sort(compare), [...second].sort(compare)]
        expect(mergeSorted(one, other, compare)).toEqual([...one, ...other].sort(compare))
      }),
    )
  })

  it.each([3, 250])('follows %d changes as if it were sorted anew', (most) => {
    const changes = fc.record({
      all: items,
      leaving: fc.array(fc.nat(), { maxLength: most }),
      joining: fc.uniqueArray(fc.integer({ min: 601, max: 2000 }), { maxLength: most }),
    })
    fc.assert(
      fc.property(changes, ({ all, leaving, joining }) => {
        const sorted = [...all].sort(compare)
        const left = new Set(leaving.flatMap((at) => sorted[at % Math.max(1, sorted.length)] ?? []))
        const joined = joining.map((rank): Item => ({ rank: rank - 300 + 0.5 }))
        const before = [...sorted]
        expect(changeSorted(sorted, left, joined, compare)).toEqual(
          [...sorted.filter((item) => !left.has(item)), ...joined].sort(compare),
        )
        expect(sorted).toEqual(before)
      }),
    )
  })
})
