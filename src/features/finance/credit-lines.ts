import type { IntlShape } from 'react-intl'
import type { CreditCalculation, CreditChoice } from '../../domain/finance/credit-choice'
import { formatMonths } from '../../domain/format/measures'
import { formatPrice, formatRate } from '../../domain/format/price'
import type { MessageId } from '../../intl/message-id'

/** Label and value. */
export type Line = readonly [label: string, value: string]

/** What a finance calculation says, line by line: beside the calculator, and in an enquiry. */
export const creditLines = (
  { quote, row }: CreditCalculation,
  choice: CreditChoice,
  { formatMessage }: IntlShape,
): Line[] => {
  const text = (id: MessageId, values?: Record<string, string>) => formatMessage({ id }, values)
  const rate = text(`calculator.rate.${choice.rateKind}`, { rate: formatRate(row.borrowingRate ?? 0) })
  return [
    [text('calculator.downPayment'), formatPrice(choice.downPayment)],
    [text('calculator.principal'), formatPrice(quote.principal)],
    [text('calculator.duration'), formatMonths(choice.months)],
    ...(choice.balloon > 0 ? [[text('calculator.balloon'), formatPrice(choice.balloon)] as const] : []),
    [text('calculator.rate'), rate],
    [text('calculator.taeg'), quote.taeg === null ? '–' : formatRate(quote.taeg)],
    [text('calculator.interest'), formatPrice(quote.totalInterest)],
    ...(quote.fee > 0 ? [[text('calculator.fee'), formatPrice(quote.fee)] as const] : []),
    ...(quote.premium > 0
      ? [
          [
            text('calculator.premium'),
            text('calculator.premiumValue', {
              monthly: formatPrice(quote.premium),
              total: formatPrice(quote.totalPremium),
            }),
          ] as const,
        ]
      : []),
    [text('calculator.totalDue'), formatPrice(quote.totalDue)],
    [text('calculator.totalPaid'), formatPrice(quote.totalPaid)],
  ]
}
