import fc from 'fast-check'
import { ACQUISITION_TYPES } from '../price/acquisition'
import { exampleVehicle } from '../testing/example-vehicle'
import { priceRowsFor } from '../price/price-rows'
import type { PriceRow } from '../price/types'
import { withVat } from '../price/vat'
import { comparableCosts, firstBasis } from './comparable'
import { calculateCredit, creditBaseOf } from './credit-choice'
import type { CreditBase } from './credit-choice'
import { creditBalloon, creditDownPayment, creditMonths } from './credit-limits'

const conditions = { variableDiscount: 0.4, firstRevision: 12, protectionPercent: 0.045, fee: 0 }
const terms = {
  months: 48,
  downPaymentShare: 0.2,
  borrowingRate: 3.99,
  fixedInterestPeriod: 48,
  installmentProtection: false,
  bank: 'Banque',
}
const rowsAt = (price: number, residualShare: number, fixedInterestPeriod: number | 'variable' = 48): PriceRow[] =>
  priceRowsFor(
    { price, vatReportable: true },
    {
      private_lease: { ...terms, annualDistance: 15_000, residualShare: 0.42 },
      business_lease: { ...terms, annualDistance: 20_000, residualShare: 0.4 },
      private_finance: { ...terms, annualDistance: null, residualShare, fixedInterestPeriod },
      business_finance: { ...terms, annualDistance: null, residualShare },
    },
  )

const baseOf = (rows: PriceRow[]): CreditBase => {
  const row = rows.find(({ type }) => type === 'private_finance')
  const base = row && creditBaseOf(row)
  if (!base) throw new Error('no credit row')
  return base
}
const calculate = (base: CreditBase, part: Partial<CreditBase> = {}, extra = {}) => {
  const calculation = calculateCredit(base, { ...base, ...part }, { ...conditions, ...extra })
  if (!calculation) throw new Error('no calculation')
  return calculation
}

const prices = fc.integer({ min: 5_000_00, max: 120_000_00 })
const shares = fc.constantFrom(0, 0.2, 0.35)

describe('finance calculation', () => {
  it('gives the row’s own figures for the row’s own terms, and a schedule that adds up to them', () => {
    fc.assert(
      fc.property(prices, shares, (price, share) => {
        const base = baseOf(rowsAt(price, share))
        const { quote, row } = calculate(base)
        expect(row).toEqual(base.row)
        expect(quote.totalPaid).toBe(base.row.totalPrice)
        expect(quote.schedule.rows.every(({ payment, interest }) => payment === quote.monthly && interest >= 0)).toBe(
          true,
        )
      }),
    )
  })

  it('is cheaper a month and dearer in all over more months', () => {
    const base = baseOf(rowsAt(31_490_00, 0))
    expect(calculate(base, { months: 72 }).quote.monthly).toBeLessThan(calculate(base).quote.monthly)
    expect(calculate(base, { months: 72 }).quote.totalCost).toBeGreaterThan(calculate(base).quote.totalCost)
  })

  it('begins lower at a variable rate, and follows it when it moves', () => {
    const base = baseOf(rowsAt(31_490_00, 0))
    const variable = calculate(base, { rateKind: 'variable' })
    expect(variable.row).toMatchObject({ borrowingRate: 3.59, fixedInterestPeriod: 'variable' })
    const moved = calculate(base, { rateKind: 'variable', rateChange: 2 })
    expect(moved.scenario).toMatchObject({ borrowingRate: 5.59, afterMonths: 12 })
    expect(moved.scenario?.quote.monthly).toBe(variable.quote.monthly)
    expect(moved.scenario?.quote.schedule.revisedMonthly).toBeGreaterThan(variable.quote.monthly)
    expect(moved.quote).toEqual(variable.quote)
    expect(variable.scenario).toBeNull()
    // The example owes the rate of today (2008/48/EC, article 19, 4).
    expect(moved.row).toEqual(variable.row)
    expect(calculate(base, { rateKind: 'variable', rateChange: -9 }).scenario?.borrowingRate).toBe(0)
  })

  it('has a fixed rate above an offer that is variable, and keeps the years for which that one is fixed', () => {
    const base = baseOf(rowsAt(31_490_00, 0.3, 24))
    expect(base.rateKind).toBe('variable')
    expect(calculate(base, { rateKind: 'fixed' }).row).toMatchObject({ borrowingRate: 4.39, fixedInterestPeriod: 48 })
    const moved = calculate(base, { rateChange: 1 })
    const schedule = moved.scenario?.quote.schedule
    expect(schedule?.rows[23]?.payment).toBe(base.row.monthlyInstallment)
    expect(schedule?.rows[24]?.payment).toBe(schedule?.revisedMonthly)
  })

  it('adds a protection to what is paid, not to the TAEG, and never to an offer that has one', () => {
    const base = baseOf(rowsAt(31_490_00, 0))
    const plain = calculate(base)
    const insured = calculate(base, { protection: true })
    expect(insured.quote.premium).toBeGreaterThan(0)
    expect(insured.quote.totalPaid).toBe(plain.quote.totalPaid + insured.quote.premium * 48)
    expect(insured.quote.taeg).toBe(plain.quote.taeg)
    expect(calculate({ ...base, protectionIncluded: true }, { protection: true }).quote.premium).toBe(0)
  })

  it('counts a file fee', () => {
    const base = baseOf(rowsAt(31_490_00, 0))
    expect(calculate(base, {}, { fee: 150_00 }).quote.taeg).toBeGreaterThan(calculate(base).quote.taeg ?? NaN)
  })

  it('is none when nothing is left to pay back, or for a row that is no credit', () => {
    const base = baseOf(rowsAt(31_490_00, 0))
    expect(calculateCredit(base, { ...base, downPayment: base.price }, conditions)).toBeNull()
    expect(calculateCredit(base, { ...base, balloon: base.price }, conditions)).toBeNull()
    expect(rowsAt(31_490_00, 0).map((row) => creditBaseOf(row)?.type)).toEqual([
      undefined,
      undefined,
      undefined,
      'private_finance',
      'business_finance',
    ])
    expect(creditBaseOf({ ...base.row, borrowingRate: null })).toBeNull()
  })

  it('stays calculable wherever its limits allow', () => {
    fc.assert(
      fc.property(
        prices,
        shares,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (price, share, down, rest) => {
          const base = baseOf(rowsAt(price, share))
          const downPayment = Math.round(creditDownPayment(base).max * down)
          const balloon = Math.round(creditBalloon(base, downPayment).max * rest)
          for (const months of [creditMonths(base).min, creditMonths(base).max]) {
            expect(calculate(base, { downPayment, balloon, months }).quote.monthly).toBeGreaterThan(0)
          }
          expect(creditBalloon(base, base.downPayment).max).toBeGreaterThanOrEqual(base.balloon)
        },
      ),
    )
  })
})

describe('ways to have a vehicle on one basis', () => {
  const subject = { rows: exampleVehicle.prices, ageMonths: 18, vatReportable: true }
  const basis = firstBasis(exampleVehicle.prices)

  it('begins with the terms of the vehicle’s lease', () => {
    expect(basis).toEqual({ months: 48, annualDistance: 15_000, vatIncluded: true })
    expect(firstBasis([])).toEqual({ months: 48, annualDistance: 15_000, vatIncluded: true })
  })

  it('names payments, what is kept, and the cost of all months and of one', () => {
    const costs = comparableCosts(subject, basis, conditions)
    expect(costs.map(({ type }) => type)).toEqual([...ACQUISITION_TYPES])
    for (const { type, paid, kept, cost, monthly } of costs) {
      expect(cost).toBe(paid - kept)
      expect(monthly).toBe(Math.round(cost / 48))
      expect(kept > 0).toBe(type !== 'private_lease' && type !== 'business_lease')
    }
    const purchase = costs[0]
    expect(purchase?.paid).toBe(exampleVehicle.prices[0]?.totalPrice)
    // The lease on its own terms is the lease of the row.
    expect(costs[1]?.paid).toBe(exampleVehicle.prices.find(({ type }) => type === 'private_lease')?.totalPrice)
  })

  it('puts business prices on the same tax basis as private ones', () => {
    const rows = rowsAt(31_490_00, 0)
    const costs = comparableCosts({ ...subject, rows }, basis, conditions)
    const paid = (type: string) => costs.find((cost) => cost.type === type)?.paid ?? NaN
    // The same credit on the price without VAT: brought back, it is the same to the roundings of whole euros.
    expect(Math.abs(paid('private_finance') - paid('business_finance'))).toBeLessThan(100_00)
    const net = comparableCosts({ ...subject, rows }, { ...basis, vatIncluded: false }, conditions)
    expect(Math.abs(withVat(net[0]?.paid ?? NaN) - paid('purchase'))).toBeLessThanOrEqual(1)
  })

  it('knows no price without VAT under the margin scheme', () => {
    const net = { ...basis, vatIncluded: false }
    expect(
      comparableCosts(
        { ...subject, rows: [exampleVehicle.prices[0]].flatMap((row) => row ?? []), vatReportable: false },
        net,
        conditions,
      )[0]?.paid,
    ).toBe(31_490_00)
  })

  it('costs more over more kilometres, whichever way', () => {
    const near = comparableCosts(subject, basis, conditions)
    const far = comparableCosts(subject, { ...basis, annualDistance: 30_000 }, conditions)
    near.forEach(({ cost }, index) => expect(far[index]?.cost).toBeGreaterThan(cost))
  })

  it('costs less a month over more months for whoever buys', () => {
    const [short, long] = [24, 60].map((months) => comparableCosts(subject, { ...basis, months }, conditions)[0])
    expect(long?.monthly).toBeLessThan(short?.monthly ?? NaN)
    expect(long?.cost).toBeGreaterThan(short?.cost ?? NaN)
  })
})
