import fc from 'fast-check'
import { chunks } from './chunks'

describe('parts of a list', () => {
  it('are whole but for the last one', () => {
    expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
    expect(chunks([1, 2, 3, 4], 2)).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(chunks([], 2)).toEqual([])
  })

  it('come to the list again, and none is empty', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 10 }), (items, size) => {
        const parts = chunks(items, size)
        expect(parts.flat()).toEqual(items)
        expect(parts.filter(({ length }) => length === 0 || length > size)).toEqual([])
      }),
    )
  })
})
