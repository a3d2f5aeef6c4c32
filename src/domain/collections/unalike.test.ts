import fc from 'fast-check'
import { unalike } from './unalike'

const first = { index: 0 }
const second = { index: 1 }
const rest = Array.from({ length: 60 }, (_, index) => ({ index: index + 2 }))
const items = [first, second, ...rest]
const list = fc.subarray(items)

describe('what two lists do not share', () => {
  it('is told whole, and what both have is told of both or of none', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const { left, joined } = unalike(before, after)
        expect(before.filter((item) => !after.includes(item)).filter((item) => !left.includes(item))).toEqual([])
        expect(after.filter((item) => !before.includes(item)).filter((item) => !joined.includes(item))).toEqual([])
        expect(left.filter((item) => after.includes(item))).toEqual(joined.filter((item) => before.includes(item)))
        expect(new Set(left).size + new Set(joined).size).toBe(left.length + joined.length)
      }),
    )
  })

  it('is told exactly where little differs', () => {
    const fresh = { index: -1 }
    expect(unalike(items, [fresh, ...items])).toEqual({ left: [], joined: [fresh] })
    expect(unalike(items, rest)).toEqual({ left: [first, second], joined: [] })
    expect(unalike(items, [first, fresh, ...rest])).toEqual({ left: [second], joined: [fresh] })
    expect(unalike(items, items)).toEqual({ left: [], joined: [] })
    expect(unalike([], items)).toEqual({ left: [], joined: items })
  })
})
