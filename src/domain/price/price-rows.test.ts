import fc from 'fast-check'
import { ACQUISITION_TYPES } from './acquisition'
import type { CommercialTerms } from './commercial-terms'
import { priceRowProblems, priceRowsProblems } from './price-row-problems'
import { priceRowsFor } from './price-rows'
import type { PriceRow } from './types'

const termsArbitrary = (lease: boolean) =>
  fc.record({
    months: fc.integer({ min: 6, max: 84 }),
    annualDistance: lease ? fc.constantFrom(10_000, 15_000, 30_000) : fc.constant(null),
    downPaymentShare: fc.double({ min: 0, max: 0.35, noNaN: true }),
    borrowingRate: fc.integer({ min: 0, max: 1200 }).map((n) => n / 100),
    residualShare: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 0.5, noNaN: true })),
    fixedInterestPeriod: fc.constantFrom(6 as const, 'variable' as const),
    installmentProtection: fc.boolean(),
    bank: fc.constant('Banque'),
  })

const allTerms: fc.Arbitrary<CommercialTerms> = fc.record({
  private_lease: termsArbitrary(true),
  business_lease: termsArbitrary(true),
  private_finance: termsArbitrary(false),
  business_finance: termsArbitrary(false),
})

const pricedArbitrary = fc.record({ price: fc.integer({ min: 200_000, max: 15_000_000 }), vatReportable: fc.boolean() })

const sample = (): PriceRow[] =>
  priceRowsFor({ price: 31_490_00, vatReportable: true }, fc.sample(allTerms, { numRuns: 1, seed: 7 })[0] ?? {})

const row = (type: PriceRow['type']): PriceRow => {
  const found = sample().find((candidate) => candidate.type === type)
  if (!found) throw new Error(`no ${type} row`)
  return found
}

describe('price rows', () => {
  it('agree with one another whatever the price and the terms', () => {
    fc.assert(
      fc.property(pricedArbitrary, allTerms, (priced, terms) => {
        const rows = priceRowsFor(priced, terms)
        expect(rows.map(({ type }) => type)).toEqual([...ACQUISITION_TYPES])
        expect(priceRowsProblems(rows)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('are in whole euros a month', () => {
    for (const { monthlyInstallment } of sample()) expect((monthlyInstallment ?? 0) % 100).toBe(0)
  })

  it('are without VAT for a business that may deduct it', () => {
    expect(row('business_lease').vatIncluded).toBe(false)
    expect(row('private_lease').vatIncluded).toBe(true)
  })

  it('leave out what is not on offer', () => {
    expect(priceRowsFor({ price: 1_000_00, vatReportable: false }, {}).map(({ type }) => type)).toEqual(['purchase'])
  })
})

describe('checking price rows', () => {
  it.each([
    ['an instalment', (r: PriceRow) => ({ ...r, monthlyInstallment: (r.monthlyInstallment ?? 0) + 100 }), /instalment/],
    ['a total', (r: PriceRow) => ({ ...r, totalPrice: r.totalPrice + 1 }), /total/],
    ['a TAEG', (r: PriceRow) => ({ ...r, interestRate: (r.interestRate ?? 0) + 0.1 }), /TAEG/],
    ['a borrowing rate', (r: PriceRow) => ({ ...r, borrowingRate: (r.borrowingRate ?? 0) + 1 }), /instalment/],
    ['a missing figure', (r: PriceRow) => ({ ...r, netLoanAmount: null }), /missing netLoanAmount/],
    ['a distance in a credit', (r: PriceRow) => ({ ...r, annualDistance: 10_000 }), /distance/],
  ])('finds %s that does not agree', (_name, spoil, message) => {
    expect(priceRowProblems(spoil(row('private_finance'))).join()).toMatch(message)
  })

  it('finds a cash row with instalments, doubles, and a loan on another price', () => {
    expect(priceRowProblems({ ...row('purchase'), bank: 'Banque' })).toHaveLength(1)
    const rows = sample()
    expect(priceRowsProblems([...rows, ...rows.slice(1, 2)]).join()).toMatch(/more than one row/)
    const dearer = rows.map((r) => (r.type === 'purchase' ? { ...r, totalPrice: r.totalPrice + 500 } : r))
    expect(priceRowsProblems(dearer)).toHaveLength(4)
  })
})
