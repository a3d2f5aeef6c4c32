import { monthlyInterest, percentOf, power, roundedRatio } from './rounding'

describe('rounding of exact fractions', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [7n, 3n, 2n],
    [-7n, 3n, -2n],
    [-8n, 3n, -3n],
    [-1n, 2n, -1n],
    [0n, 7n, 0n],
  ])('makes %d / %d %d: to the nearest, halves away from zero', (numerator, denominator, expected) => {
    expect(roundedRatio(numerator, denominator)).toBe(expected)
  })

  it('holds for amounts: half a cent is one, and a refund mirrors what was paid', () => {
    // 0.5 % of 1.00 € is half a cent, and so is one month at 6 % of 1.00 €.
    expect([percentOf(100, 0.5), percentOf(-100, 0.5), percentOf(99, 0.5)]).toEqual([1, -1, 0])
    expect([monthlyInterest(100, 6), monthlyInterest(-100, 6), monthlyInterest(99, 6)]).toEqual([1, -1, 0])
  })

  it('raises whole numbers exactly', () => {
    expect([power(3n, 0), power(3n, 1), power(12_039_900n, 5)]).toEqual([1n, 3n, 12_039_900n ** 5n])
  })
})
