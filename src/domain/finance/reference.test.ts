import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { annualPercentageRate } from '../price/apr'
import { leaseRent } from '../price/lease'
import { aprOfPlan } from '../price/price-rows'
import { roundRate } from '../price/rates'
import { quoteCredit } from './credit-quote'

/** Made by `reference/make_cases.py`, which shares no code and no formula with the site. */
const flows = z.array(z.tuple([z.number(), z.number()]).transform(([amount, years]) => ({ amount, years })))
const casesSchema = z.object({
  credits: z.array(
    z.object({
      terms: z.object({
        price: z.number(),
        downPayment: z.number(),
        months: z.number(),
        balloon: z.number(),
        borrowingRate: z.number(),
        fee: z.number(),
        protection: z.object({ monthlyPercent: z.number(), compulsory: z.boolean() }).optional(),
        revision: z.object({ afterMonths: z.number(), borrowingRate: z.number() }).optional(),
      }),
      monthly: z.number(),
      lastInstalment: z.number(),
      premium: z.number(),
      totalInterest: z.number(),
      totalCost: z.number(),
      totalDue: z.number(),
      taeg: z.number(),
      rows: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
    }),
  ),
  leases: z.array(
    z.object({
      financed: z.number(),
      moneyRate: z.number(),
      months: z.number(),
      residual: z.number(),
      rent: z.number(),
      taeg: z.number(),
    }),
  ),
  plans: z.array(
    z.object({ name: z.string(), advances: flows, payments: flows, taeg: z.number(), digits: z.string() }),
  ),
})
const { credits, leases, plans } = casesSchema.parse(
  JSON.parse(readFileSync(join(__dirname, 'reference', 'cases.json'), 'utf8')),
)

const euros = (cents: number) => (cents / 100).toFixed(2)

describe('figures of an independent tool', () => {
  it('are at least forty', () => {
    expect(credits.length + leases.length + plans.length).toBeGreaterThanOrEqual(60)
    expect(credits.length).toBeGreaterThanOrEqual(40)
  })

  it.each(
    credits.map((one, index) => {
      const { price, downPayment, months, borrowingRate } = one.terms
      return [
        `${index + 1}: ${euros(price - downPayment)} EUR over ${months} months at ${borrowingRate} %`,
        one,
      ] as const
    }),
  )('credit %s', (_name, { terms, rows, taeg, ...expected }) => {
    const quote = quoteCredit(terms)
    expect(quote).toMatchObject(expected)
    const own = quote.schedule.rows
    expect(
      rows.map(([month]) => {
        const row = own[month - 1]
        return [row?.month, row?.payment, row?.interest, row?.balance]
      }),
    ).toEqual(rows)
    expect(quote.taeg).toBe(taeg)
  })

  it.each(leases.map((one) => [`${euros(one.financed)} EUR over ${one.months} months`, one] as const))(
    'lease of %s',
    (_name, { rent, taeg, ...lease }) => {
      expect(leaseRent(lease)).toBe(rent)
      expect(
        aprOfPlan('private_lease', {
          net: lease.financed,
          monthly: rent,
          months: lease.months,
          remaining: lease.residual,
        }),
      ).toBe(taeg)
    },
  )

  it.each(plans.map((one) => [one.name, one] as const))('TAEG: %s', (_name, { advances, payments, taeg, digits }) => {
    const rate = annualPercentageRate(advances, payments)
    expect(rate).toBeCloseTo(Number(digits), 6)
    expect(roundRate(rate)).toBe(taeg)
  })
})
