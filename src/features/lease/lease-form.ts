import { object, string } from 'yup'
import type { InferType } from 'yup'
import type { Range } from '../../domain/finance/credit-limits'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { highestDownPayment } from '../../domain/price/lease-quote'
import type { LeaseBase, LeaseChoice } from '../../domain/price/lease-quote'
import { formatEuro } from '../finance/credit-form'
import { inRange } from '../finance/in-range'
import type { Say } from '../finance/in-range'
import { numberText, parseNumber } from '../finance/parse-number'

/** A lease choice and how its amounts are shown. */
export interface LeaseWish extends LeaseChoice {
  vatIncluded: boolean
}

/** Limits of the fields, in the units in which they are typed; the row’s own terms are always within them. */
export const leaseRanges = (base: LeaseBase): Record<'months' | 'annualDistance' | 'downPayment', Range> => ({
  months: { min: Math.min(12, base.months), max: Math.max(60, base.months), step: 6 },
  annualDistance: {
    min: Math.min(5_000, base.annualDistance),
    max: Math.max(50_000, base.annualDistance),
    step: 2_500,
  },
  downPayment: { min: 0, max: Math.max(highestDownPayment(base), base.downPayment) / 100, step: 100 },
})

/** Rules of the lease calculator; messages are French already, because they name the limits. */
export const leaseSchema = (base: LeaseBase, say: Say) => {
  const { months, annualDistance, downPayment } = leaseRanges(base)
  return object({
    months: inRange(say, { range: months, format: formatMonths, whole: true }),
    annualDistance: inRange(say, { range: annualDistance, format: formatKm, whole: true }),
    downPayment: inRange(say, { range: downPayment, format: formatEuro }),
    taxes: string()
      .oneOf(['included', 'excluded'] as const)
      .defined(),
  })
}

export type LeaseFields = InferType<ReturnType<typeof leaseSchema>>

/** A wish as the fields show it. */
export const leaseFieldsOf = ({ months, annualDistance, downPayment, vatIncluded }: LeaseWish): LeaseFields => ({
  months: numberText(months),
  annualDistance: numberText(annualDistance),
  downPayment: numberText(downPayment / 100),
  taxes: vatIncluded ? 'included' : 'excluded',
})

/** The wish that fields make; null while one of them is refused. */
export const leaseWishOf = (fields: LeaseFields, schema: ReturnType<typeof leaseSchema>): LeaseWish | null => {
  if (!schema.isValidSync(fields)) return null
  return {
    months: parseNumber(fields.months) ?? 0,
    annualDistance: parseNumber(fields.annualDistance) ?? 0,
    downPayment: Math.round((parseNumber(fields.downPayment) ?? 0) * 100),
    vatIncluded: fields.taxes === 'included',
  }
}

/** The terms of the offer itself, shown as the offer is. */
export const ownWish = ({ months, annualDistance, downPayment, row }: LeaseBase): LeaseWish => ({
  months,
  annualDistance,
  downPayment,
  vatIncluded: row.vatIncluded,
})
