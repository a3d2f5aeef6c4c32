import fc from 'fast-check'
import {
  distanceChoices,
  durationChoices,
  highestDownPayment,
  leaseBaseOf,
  leaseQuoteWithTaxes,
  quoteLease,
} from './lease-quote'
import { priceRowsFor } from './price-rows'

const rowsOf = (price: number) =>
  priceRowsFor(
    { price, vatReportable: true },
    {
      private_lease: {
        months: 48,
        annualDistance: 15_000,
        downPaymentShare: 0.1,
        borrowingRate: 5.4,
        residualShare: 0.42,
        fixedInterestPeriod: 48,
        installmentProtection: true,
        bank: 'Banque Exemple',
      },
    },
  )

const baseOf = (price: number) => {
  const row = rowsOf(price).find(({ type }) => type === 'private_lease')
  const base = row && leaseBaseOf(row)
  if (!base) throw new Error('no lease row')
  return base
}

const prices = fc.integer({ min: 12_000_00, max: 90_000_00 })

describe('lease quote', () => {
  it('gives the row’s own figures for the row’s own terms', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 60 }), (price, age) => {
        const base = baseOf(price)
        const quote = quoteLease(base, { months: 48, annualDistance: 15_000, downPayment: base.downPayment }, age)
        expect(quote).toMatchObject({
          monthly: base.row.monthlyInstallment,
          total: base.row.totalPrice,
          apr: base.row.interestRate,
        })
      }),
    )
  })

  it('costs more with more kilometres and less with a higher down payment, and adds up', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(24, 36, 48, 60), fc.integer({ min: 0, max: 48 }), (price, months, age) => {
        const base = baseOf(price)
        const choice = { months, annualDistance: 20_000, downPayment: 0 }
        const quote = quoteLease(base, choice, age)
        const farther = quoteLease(base, { ...choice, annualDistance: 30_000 }, age)
        const paidIn = quoteLease(base, { ...choice, downPayment: highestDownPayment(base) }, age)
        if (!quote || !farther || !paidIn) throw new Error('no quote')
        expect(farther.monthly).toBeGreaterThan(quote.monthly)
        expect(paidIn.monthly).toBeLessThan(quote.monthly)
        expect(paidIn.total).toBe(paidIn.downPayment + paidIn.monthly * months)
        expect(quote.monthly % 100).toBe(0)
      }),
    )
  })

  it('counts an establishment fee in its total and in its rate', () => {
    const base = baseOf(31_490_00)
    const choice = { months: 36, annualDistance: 20_000, downPayment: 0 }
    const plain = quoteLease(base, choice, 12)
    const withFee = quoteLease(base, choice, 12, 250_00)
    if (!plain || !withFee) throw new Error('no quote')
    expect(withFee).toMatchObject({ monthly: plain.monthly, total: plain.total + 250_00, fee: 250_00 })
    expect(withFee.apr).toBeGreaterThan(plain.apr)
  })

  it('adds up with and without VAT, and comes back from the one to the other', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(24, 36, 48), (price, months) => {
        const quote = quoteLease(baseOf(price), { months, annualDistance: 20_000, downPayment: 500_00 }, 0, 99_00)
        if (!quote) throw new Error('no quote')
        const net = leaseQuoteWithTaxes(quote, true, false)
        expect(net.total).toBe(net.downPayment + net.fee + net.monthly * months)
        expect(Math.abs(net.monthly * 1.17 - quote.monthly)).toBeLessThanOrEqual(0.6)
        expect(leaseQuoteWithTaxes(leaseQuoteWithTaxes(net, false, true), true, false)).toEqual(net)
        expect(leaseQuoteWithTaxes(quote, true, true)).toBe(quote)
      }),
    )
  })

  it('is refused when nothing is left to finance', () => {
    const base = baseOf(20_000_00)
    expect(quoteLease(base, { months: 24, annualDistance: 10_000, downPayment: base.price }, 0)).toBeNull()
  })

  it('offers the row’s own terms among the choices', () => {
    const base = { ...baseOf(20_000_00), months: 42, annualDistance: 12_500 }
    expect(durationChoices(base)).toEqual([24, 36, 42, 48, 60])
    expect(distanceChoices(base)).toContain(12_500)
  })

  it('starts from lease rows only', () => {
    const purchase = rowsOf(20_000_00).find(({ type }) => type === 'purchase')
    expect(purchase && leaseBaseOf(purchase)).toBeNull()
  })
})
