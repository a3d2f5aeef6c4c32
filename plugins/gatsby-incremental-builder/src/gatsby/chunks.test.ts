import { chunks, growingChunks } from './chunks'

describe('cutting a list', () => {
  it('gives lists of one size, and what is left', () => {
    expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
    expect(chunks([], 2)).toEqual([])
  })

  it('gives lists of growing sizes, and goes on with the last', () => {
    expect(growingChunks([1, 2, 3, 4, 5, 6, 7, 8], [1, 2])).toEqual([[1], [2, 3], [4, 5], [6, 7], [8]])
    expect(growingChunks([], [1, 2])).toEqual([])
    expect(growingChunks([1, 2, 3], [])).toEqual([[1, 2, 3]])
  })
})
