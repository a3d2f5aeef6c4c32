import { z } from 'zod'
import { ACQUISITION_TYPES } from '../../domain/price/acquisition'
import type { Discount, PriceRow } from '../../domain/price/types'
import { cents, count, percent, text } from './fields'
import { schemaOf } from './same-type'

const INSTALMENT_FIELDS = ['downPayment', 'monthlyInstallment', 'contractDuration'] as const

/** What a vehicle costs under one acquisition type. */
export const priceRowSchema = schemaOf<PriceRow>()(
  z
    .object({
      type: z.enum(ACQUISITION_TYPES),
      totalPrice: cents.describe('Cash price, or the sum of all payments, in cents'),
      vatIncluded: z.boolean(),
      downPayment: cents.nullable().describe('Paid at signing, in cents'),
      monthlyInstallment: cents.nullable().describe('Cents a month'),
      contractDuration: z.int().min(1).max(240).nullable().describe('Months'),
      annualDistance: count.nullable().describe('Kilometres a year; leases only'),
      netLoanAmount: cents.nullable().describe('Amount financed, in cents'),
      remainingBalance: cents.nullable().describe('Balloon or residual value, in cents'),
      interestRate: percent.nullable().describe('TAEG (APR) in %'),
      borrowingRate: percent.nullable().describe('Nominal yearly rate in %'),
      fixedInterestPeriod: z
        .union([z.int().min(0).max(600), z.literal('variable')])
        .nullable()
        .describe('Months'),
      installmentProtection: z.boolean().nullable(),
      bank: text.nullable(),
    })
    .superRefine((row, context) => {
      if (row.type === 'purchase') return
      for (const field of INSTALMENT_FIELDS)
        if (row[field] === null)
          context.addIssue({ code: 'custom', path: [field], message: `is missing from a ${row.type} price` })
    }),
)

/** Price rows of a vehicle: at most one for each acquisition type. */
export const priceRowsSchema = z.array(priceRowSchema).superRefine((rows, context) => {
  rows.forEach(({ type }, index) => {
    if (rows.findIndex((row) => row.type === type) < index)
      context.addIssue({ code: 'custom', path: [index, 'type'], message: `${type} has a price already` })
  })
})

export const discountSchema = schemaOf<Discount>()(
  z.object({
    label: text.nullable().describe('French label; null when only the amount speaks'),
    amount: cents.min(1).describe('Cents, always positive'),
    listPrice: cents.describe('Price before the discount, in cents'),
  }),
)
