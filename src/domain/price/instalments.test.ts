import fc from 'fast-check'
import { balloonOf, exactInstalment, instalment, principalOf } from './annuity'
import { leaseRent, residualOf } from './lease'
import { effectiveRate } from './rates'
import { residualShare, shareByAge } from './residual-value'
import { netOfVat, withVat } from './vat'

const credits = fc
  .record({
    principal: fc.integer({ min: 100_000, max: 20_000_000 }),
    borrowingRate: fc.double({ min: 0, max: 20, noNaN: true }),
    months: fc.integer({ min: 6, max: 120 }),
    share: fc.double({ min: 0, max: 0.9, noNaN: true }),
  })
  .map(({ share, ...credit }) => ({ ...credit, balloon: Math.round(credit.principal * share) }))

describe('credit instalments', () => {
  it('match published tables', () => {
    expect(instalment({ principal: 20_000_00, borrowingRate: 6, months: 48, balloon: 0 })).toBe(469_70)
    expect(instalment({ principal: 12_000_00, borrowingRate: 0, months: 48, balloon: 2_400_00 })).toBe(200_00)
  })

  it('are the formula, rounded once', () => {
    fc.assert(
      fc.property(credits, (credit) => {
        const borrowingRate = Math.round(credit.borrowingRate * 100) / 100
        expect(
          Math.abs(instalment({ ...credit, borrowingRate }) - exactInstalment({ ...credit, borrowingRate })),
        ).toBeLessThanOrEqual(0.500001)
      }),
    )
  })

  it('have inverses', () => {
    fc.assert(
      fc.property(credits, (credit) => {
        const exact = exactInstalment(credit)
        expect(Math.abs(balloonOf(credit, exact) - credit.balloon)).toBeLessThanOrEqual(1)
        const plain = exactInstalment({ ...credit, balloon: 0 })
        expect(
          Math.abs(principalOf(plain, credit.borrowingRate, credit.months) - credit.principal),
        ).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('refuse a duration that is no number of months', () => {
    for (const months of [0, -1, 1.5, NaN]) {
      expect(() => exactInstalment({ principal: 1, borrowingRate: 1, months, balloon: 0 })).toThrow(RangeError)
    }
  })
})

describe('lease rents', () => {
  it('are a credit’s instalments discounted by one month, as they are paid in advance', () => {
    fc.assert(
      fc.property(credits, ({ principal, borrowingRate, months, balloon }) => {
        const arrears = exactInstalment({ principal, borrowingRate, months, balloon })
        const rent = leaseRent({ financed: principal, moneyRate: borrowingRate, months, residual: balloon })
        expect(Math.abs(rent - arrears / (1 + borrowingRate / 1200))).toBeLessThanOrEqual(0.5001)
      }),
    )
  })

  it('give the residual value back', () => {
    const lease = { financed: 30_000_00, moneyRate: 4.2, months: 48 }
    const residual = residualOf(lease, 350_00)
    expect(leaseRent({ ...lease, residual })).toBe(350_00)
  })
})

const nominalRate = (effectivePercent: number): number => ((1 + effectivePercent / 100) ** (1 / 12) - 1) * 1200

describe('rates, VAT and residual values', () => {
  it('convert there and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 30, noNaN: true }), (rate) => {
        expect(nominalRate(effectiveRate(rate))).toBeCloseTo(rate, 8)
      }),
    )
    fc.assert(fc.property(fc.nat(100_000_000), (net) => expect(netOfVat(withVat(net))).toBe(net)))
    expect([50, 150, 250, 350, 10_050].map((net) => withVat(net))).toEqual([59, 176, 293, 410, 11_759])
  })

  it('fall with age and distance', () => {
    expect(shareByAge(0)).toBe(1)
    fc.assert(
      fc.property(fc.nat(150), fc.integer({ min: 1, max: 60 }), (age, more) => {
        expect(shareByAge(age + more)).toBeLessThan(shareByAge(age))
      }),
    )
    const far = residualShare({ ageMonths: 0, months: 48, annualDistance: 30_000 })
    const near = residualShare({ ageMonths: 0, months: 48, annualDistance: 10_000 })
    expect(far).toBeLessThan(near)
    expect(near).toBeLessThan(0.6)
  })
})
