import type { IntlShape } from 'react-intl'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatPrice, formatRate } from '../../domain/format/price'
import { leaseQuoteWithTaxes } from '../../domain/price/lease-quote'
import type { LeaseBase, LeaseQuote } from '../../domain/price/lease-quote'
import type { Line } from '../finance/credit-lines'
import type { MessageId } from '../../intl/message-id'

/** What a lease calculation says, line by line: beside the calculator, and in an enquiry. @param vatIncluded how amounts are shown */
export const leaseLines = (
  base: LeaseBase,
  quoted: LeaseQuote,
  vatIncluded: boolean,
  { formatMessage }: IntlShape,
): Line[] => {
  const text = (id: MessageId) => formatMessage({ id })
  const quote = leaseQuoteWithTaxes(quoted, base.row.vatIncluded, vatIncluded)
  return [
    [text('lease.duration'), formatMonths(quote.months)],
    [text('lease.perYear'), formatKm(quote.annualDistance)],
    [text('lease.totalDistance'), formatKm((quote.annualDistance * quote.months) / 12)],
    [text('lease.downPayment'), formatPrice(quote.downPayment)],
    ...(quote.fee > 0 ? [[text('lease.fee'), formatPrice(quote.fee)] as const] : []),
    [text('lease.apr'), formatRate(quote.apr)],
    [text('calculator.taxes'), text(vatIncluded ? 'calculator.taxesIncluded' : 'calculator.taxesExcluded')],
    [text('lease.total'), formatPrice(quote.total)],
  ]
}
