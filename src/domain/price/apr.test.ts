import fc from 'fast-check'
import { instalment } from './annuity'
import { annualPercentageRate, monthlyFlows } from './apr'
import { effectiveRate } from './rates'

const lent = (amount: number) => [{ amount, years: 0 }]

describe('annual percentage rate', () => {
  // The worked examples of Directive 98/7/EC, annex III; 2008/48/EC kept the equation.
  it.each([
    ['1,000 lent, 1,200 back after a year and a half', 1000, [[1200, 1.5]], 12.92],
    ['the same with 50 of costs', 950, [[1200, 1.5]], 16.86],
    [
      'two yearly payments of 600',
      1000,
      [
        [600, 1],
        [600, 2],
      ],
      13.07,
    ],
    [
      '272 after three and six months, 544 after twelve',
      1000,
      [
        [272, 0.25],
        [272, 0.5],
        [544, 1],
      ],
      13.19,
    ],
  ] as const)('%s', (_name, principal, payments, expected) => {
    const rate = annualPercentageRate(
      lent(principal),
      payments.map(([amount, years]) => ({ amount, years })),
    )
    expect(rate).toBeCloseTo(expected, 1)
  })

  it('is the effective rate when instalments carry no costs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 20_000_000 }),
        fc.double({ min: 0.1, max: 25, noNaN: true }),
        fc.integer({ min: 6, max: 120 }),
        (principal, borrowingRate, months) => {
          const monthly = instalment({ principal, borrowingRate, months, balloon: 0 })
          const rate = annualPercentageRate(lent(principal), monthlyFlows(monthly, months, 1))
          expect(Math.abs(rate - effectiveRate(borrowingRate))).toBeLessThan(0.05)
        },
      ),
    )
  })

  it('finds the same rate from any guess', () => {
    const payments = monthlyFlows(469_70, 48, 1)
    const rates = [-50, 0, 5, 90, 5000].map((guess) => annualPercentageRate(lent(20_000_00), payments, guess))
    for (const rate of rates) expect(rate).toBeCloseTo(6.168, 2)
  })

  it('is negative when less is paid back than was lent, and grows with every payment', () => {
    expect(annualPercentageRate(lent(1000), [{ amount: 900, years: 1 }])).toBeCloseTo(-10, 6)
    fc.assert(
      fc.property(fc.integer({ min: 30_000, max: 90_000 }), fc.integer({ min: 1, max: 5_000 }), (monthly, more) => {
        const low = annualPercentageRate(lent(1_000_000), monthlyFlows(monthly, 36, 1))
        expect(annualPercentageRate(lent(1_000_000), monthlyFlows(monthly + more, 36, 1))).toBeGreaterThan(low)
      }),
    )
  })

  it('refuses flows that no rate balances', () => {
    expect(() => annualPercentageRate(lent(1000), [])).toThrow(RangeError)
  })
})
