import { createMemo } from './memo'

describe('what is made of columns', () => {
  const memo = createMemo()
  let made = 0
  const sum = (...inputs: Float64Array[]): number =>
    memo('sum', inputs, () => {
      made += 1
      return inputs.reduce((total, input) => total + input.reduce((a, b) => a + b, 0), 0)
    })
  beforeEach(() => (made = 0))

  it('is made once for the same numbers, also in other arrays', () => {
    expect([sum(Float64Array.of(1, 2)), sum(Float64Array.of(1, 2))]).toEqual([3, 3])
    expect(made).toBe(1)
  })

  it.each([
    ['another number', [Float64Array.of(1, 3)], 4],
    ['one more', [Float64Array.of(1, 2, 0)], 3],
    ['one less', [Float64Array.of(1)], 1],
    ['one more column', [Float64Array.of(1, 2), Float64Array.of(5)], 8],
  ])('is made again with %s', (_, inputs, total) => {
    sum(Float64Array.of(1, 2))
    made = 0
    expect(sum(...inputs)).toBe(total)
    expect(made).toBe(1)
  })

  it('keeps things of different names apart', () => {
    expect(memo('least', [Float64Array.of(1, 2)], () => 'one')).toBe('one')
    expect(sum(Float64Array.of(1, 2))).toBe(3)
  })
})
