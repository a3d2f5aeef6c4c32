import fc from 'fast-check'
import { quoteCredit } from './credit-quote'
import type { CreditTerms } from './credit-quote'
import { scheduleOf, yearsOf } from './schedule'

const rate = fc.integer({ min: 0, max: 2000 }).map((points) => points / 100)
const terms: fc.Arbitrary<CreditTerms> = fc
  .record({
    price: fc.integer({ min: 300_000, max: 15_000_000 }),
    down: fc.integer({ min: 0, max: 50 }),
    share: fc.integer({ min: 0, max: 80 }),
    months: fc.integer({ min: 1, max: 120 }),
    borrowingRate: rate,
    fee: fc.constantFrom(0, 50_00, 499_00),
    later: fc.option(rate, { nil: undefined }),
    after: fc.double({ min: 0, max: 1, noNaN: true }),
    premium: fc.option(fc.constantFrom(0.03, 0.045, 0.1), { nil: undefined }),
    compulsory: fc.boolean(),
  })
  .map(({ price, down, share, months, borrowingRate, fee, later, after, premium, compulsory }) => {
    const downPayment = Math.floor((price * down) / 100)
    return {
      price,
      downPayment,
      months,
      borrowingRate,
      fee,
      balloon: Math.floor(((price - downPayment) * share) / 100),
      revision:
        later === undefined || months < 2
          ? undefined
          : { afterMonths: 1 + Math.floor(after * (months - 2)), borrowingRate: later },
      protection: premium === undefined ? undefined : { monthlyPercent: premium, compulsory },
    }
  })
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('amortisation schedule', () => {
  it('sums to the total in whole cents, and its balance reaches the balloon exactly', () => {
    fc.assert(
      fc.property(terms, (credit) => {
        const { schedule, principal, totalInterest } = quoteCredit(credit)
        const { rows, balloon, total } = schedule
        expect(rows).toHaveLength(credit.months)
        expect(rows.at(-1)?.balance).toBe(credit.balloon)
        expect(sum(rows.map(({ payment }) => payment)) + balloon).toBe(total)
        expect(sum(rows.map((row) => row.principal)) + balloon).toBe(principal)
        expect(sum(rows.map(({ interest }) => interest))).toBe(totalInterest)
        let before = principal
        for (const row of rows) {
          expect(row.payment).toBe(row.interest + row.principal)
          expect(row.balance).toBe(before - row.principal)
          expect(Number.isInteger(row.payment) && Number.isInteger(row.interest)).toBe(true)
          before = row.balance
        }
      }),
    )
  })

  it('ends with an instalment like the others, give or take what the roundings left', () => {
    fc.assert(
      fc.property(terms, (credit) => {
        const { schedule, lastInstalment } = quoteCredit({ ...credit, revision: undefined })
        // Half a cent from each instalment and from each interest, with interest on them.
        const most = credit.months * (1 + credit.borrowingRate / 1200) ** credit.months + 1
        expect(Math.abs(lastInstalment - schedule.monthly)).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('adds up to what a lender agreed on, whose rounding stands', () => {
    const agreed = { monthly: 533_00, total: 533_00 * 60 }
    const { rows, total } = scheduleOf({ principal: 2_831_700, borrowingRate: 4.9, months: 60, balloon: 0 }, { agreed })
    expect(total).toBe(agreed.total)
    expect(new Set(rows.map(({ payment }) => payment))).toEqual(new Set([533_00]))
    expect(rows.at(-1)?.balance).toBe(0)
  })

  it('keeps its figures when it is summed by year', () => {
    fc.assert(
      fc.property(terms, (credit) => {
        const { rows } = quoteCredit(credit).schedule
        const years = yearsOf(rows)
        expect(years).toHaveLength(Math.ceil(credit.months / 12))
        expect(sum(years.map(({ payment }) => payment))).toBe(sum(rows.map(({ payment }) => payment)))
        expect(years.at(-1)?.balance).toBe(credit.balloon)
      }),
    )
  })

  it('refuses a credit that nothing is left of', () => {
    expect(() => scheduleOf({ principal: 100, borrowingRate: 1, months: 12, balloon: 100 })).toThrow(RangeError)
    expect(() =>
      quoteCredit({ price: 100, downPayment: 100, borrowingRate: 1, months: 12, balloon: 0, fee: 0 }),
    ).toThrow(RangeError)
    expect(() => scheduleOf({ principal: 100, borrowingRate: -1, months: 12, balloon: 0 })).toThrow(RangeError)
  })
})

describe('instalment', () => {
  const more = fc.integer({ min: 1, max: 100_000 })
  const monthlyOf = (credit: CreditTerms) => quoteCredit(credit).monthly

  it('rises with the price and falls with the down payment', () => {
    fc.assert(
      fc.property(terms, more, (credit, extra) => {
        expect(monthlyOf({ ...credit, price: credit.price + extra })).toBeGreaterThanOrEqual(monthlyOf(credit))
        const paidIn = Math.min(credit.downPayment + extra, credit.price - credit.balloon - 1)
        expect(monthlyOf({ ...credit, downPayment: paidIn })).toBeLessThanOrEqual(monthlyOf(credit))
      }),
    )
  })

  it('rises with the rate, and falls with the balloon', () => {
    fc.assert(
      fc.property(terms, more, fc.integer({ min: 1, max: 500 }), (credit, extra, points) => {
        const dearer = Math.round(credit.borrowingRate * 100 + points) / 100
        expect(monthlyOf({ ...credit, borrowingRate: dearer })).toBeGreaterThanOrEqual(monthlyOf(credit))
        const balloon = Math.min(credit.balloon + extra, credit.price - credit.downPayment - 1)
        expect(monthlyOf({ ...credit, balloon })).toBeLessThanOrEqual(monthlyOf(credit))
      }),
    )
  })

  it('falls with the duration', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 60 }), (credit, longer) => {
        expect(monthlyOf({ ...credit, revision: undefined, months: credit.months + longer })).toBeLessThanOrEqual(
          monthlyOf({ ...credit, revision: undefined }),
        )
      }),
    )
  })
})

describe('TAEG of a credit', () => {
  /** A few cents of rounding weigh nothing in these. */
  const sizeable = terms.filter(
    ({ price, downPayment, balloon, months }) => price - downPayment - balloon > 200_000 && months >= 6,
  )

  it('is at least the nominal rate when there are fees, and higher than without', () => {
    fc.assert(
      fc.property(sizeable, (credit) => {
        const plain = quoteCredit({ ...credit, fee: 0 }).taeg
        const withFee = quoteCredit({ ...credit, fee: 100_00 }).taeg
        expect(withFee).toBeGreaterThanOrEqual(credit.borrowingRate)
        expect(withFee).toBeGreaterThan(plain ?? NaN)
      }),
    )
  })

  it('counts a compulsory protection, and no other', () => {
    fc.assert(
      fc.property(sizeable, (credit) => {
        const taegWith = (compulsory: boolean) =>
          quoteCredit({ ...credit, protection: { monthlyPercent: 0.05, compulsory } }).taeg
        expect(taegWith(false)).toBe(quoteCredit({ ...credit, protection: undefined }).taeg)
        expect(taegWith(true)).toBeGreaterThan(taegWith(false) ?? NaN)
      }),
    )
  })

  it('does not follow what a variable rate may become', () => {
    fc.assert(
      fc.property(terms, (credit) => {
        expect(quoteCredit(credit).taeg).toBe(quoteCredit({ ...credit, revision: undefined }).taeg)
      }),
    )
  })

  it('is none when the fees are a thousandfold of the credit', () => {
    expect(
      quoteCredit({ price: 100_00, downPayment: 0, months: 12, balloon: 0, borrowingRate: 4, fee: 100_000_000_00 })
        .taeg,
    ).toBeNull()
  })
})
