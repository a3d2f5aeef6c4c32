import { boolean, object, string } from 'yup'
import type { InferType } from 'yup'
import type { CreditBase, CreditChoice } from '../../domain/finance/credit-choice'
import { creditBalloon, creditDownPayment, creditMonths } from '../../domain/finance/credit-limits'
import type { Range } from '../../domain/finance/credit-limits'
import { formatMonths } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import { inRange } from './in-range'
import type { Say } from './in-range'
import { numberText, parseNumber } from './parse-number'

/** Points by which a visitor may let a variable rate move. */
export const RATE_CHANGE: Range = { min: -2, max: 4, step: 0.25 }

const inEuros = ({ min, max, step }: Range): Range => ({ min: min / 100, max: max / 100, step: step / 100 })
export const formatEuro = (euros: number): string => formatPrice(euros * 100)
const centsOf = (text: string): number => Math.round((parseNumber(text) ?? 0) * 100)

/** Limits of the fields, in the units in which they are typed. */
export const creditRanges = (base: CreditBase, downPayment: string) => ({
  months: creditMonths(base),
  downPayment: inEuros(creditDownPayment(base)),
  balloon: inEuros(creditBalloon(base, centsOf(downPayment))),
})

/** Rules of the finance calculator; messages are French already, because they name the limits. */
export const creditSchema = (base: CreditBase, say: Say) => {
  const { months, downPayment } = creditRanges(base, '0')
  return object({
    months: inRange(say, { range: months, format: formatMonths, whole: true }),
    downPayment: inRange(say, { range: downPayment, format: formatEuro }),
    balloon: string()
      .defined()
      .when('downPayment', ([down]: unknown[]) =>
        inRange(say, {
          range: creditRanges(base, String(down)).balloon,
          format: formatEuro,
          above: 'calculator.error.balloon',
        }),
      ),
    rateKind: string()
      .oneOf(['fixed', 'variable'] as const)
      .defined(),
    rateChange: inRange(say, { range: RATE_CHANGE, format: numberText }),
    protection: boolean().defined(),
  })
}

export type CreditFields = InferType<ReturnType<typeof creditSchema>>

/** A choice as the fields show it. */
export const fieldsOf = ({
  months,
  downPayment,
  balloon,
  rateKind,
  rateChange,
  protection,
}: CreditChoice): CreditFields => ({
  months: numberText(months),
  downPayment: numberText(downPayment / 100),
  balloon: numberText(balloon / 100),
  rateKind,
  rateChange: numberText(rateChange),
  protection,
})

/** The choice that fields make; null while one of them is refused. */
export const choiceOf = (fields: CreditFields, schema: ReturnType<typeof creditSchema>): CreditChoice | null => {
  if (!schema.isValidSync(fields)) return null
  return {
    months: parseNumber(fields.months) ?? 0,
    downPayment: centsOf(fields.downPayment),
    balloon: centsOf(fields.balloon),
    rateKind: fields.rateKind,
    rateChange: fields.rateKind === 'variable' ? (parseNumber(fields.rateChange) ?? 0) : 0,
    protection: fields.protection,
  }
}
