import fc from 'fast-check'
import { carryOver } from './carry-over'

const items = Array.from({ length: 40 }, (_, index) => ({ index }))
const list = fc.subarray(items)

describe('what is carried over from one list to the next', () => {
  it('is what would be made of the next one alone', () => {
    const make = ({ index }: { index: number }) => index * 2
    fc.assert(
      fc.property(list, list, (before, after) =>
        expect(carryOver(before, before.map(make), after, make)).toEqual(after.map(make)),
      ),
    )
  })

  it('is made of nothing but what is new, where little differs', () => {
    const asked: number[] = []
    const make = ({ index }: { index: number }) => asked.push(index)
    const fresh = { index: -1 }
    const made = items.map(() => 0)
    carryOver(items, made, [...items.slice(0, 5), fresh, ...items.slice(7)], make)
    expect(asked).toEqual([-1])
    expect(carryOver(items, made, items, make)).toBe(made)
  })
})
