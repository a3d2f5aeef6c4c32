import { useIntl } from 'react-intl'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatPrice, formatRate } from '../../domain/format/price'
import type { AcquisitionType } from '../../domain/price/acquisition'
import { isFullExample } from '../../domain/price/example-gaps'
import type { PriceRow } from '../../domain/price/types'
import type { MessageId } from '../../intl/message-id'
import { SpecList } from './SpecList'

interface Props {
  row: PriceRow
  /** The way whose tab shows it, while the page has every way in its HTML. */
  way: AcquisitionType | undefined
}

/** Every figure of a price by instalments, one by one: its example says most of them in a sentence. Nothing for a cash price. */
export const TermsList = ({ row, way }: Props) => {
  const { formatMessage } = useIntl()
  if (!isFullExample(row)) return null
  const text = (id: MessageId, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const {
    type,
    contractDuration,
    annualDistance,
    downPayment,
    netLoanAmount,
    remainingBalance,
    interestRate,
    borrowingRate,
    fixedInterestPeriod,
    installmentProtection,
    bank,
  } = row
  const lease = type === 'private_lease' || type === 'business_lease'
  const fixed =
    fixedInterestPeriod === 'variable' ? 'variable' : fixedInterestPeriod < contractDuration ? 'period' : 'fixed'
  return (
    <div data-way={way}>
      <SpecList
        entries={[
          [text('calculator.monthly'), formatPrice(row.monthlyInstallment)],
          [text('lease.duration'), formatMonths(contractDuration)],
          [text('catalogue.facet.annualMileage'), annualDistance === null ? null : formatKm(annualDistance)],
          [text('calculator.downPayment'), formatPrice(downPayment)],
          [text(lease ? 'priceTerms.financed' : 'calculator.principal'), formatPrice(netLoanAmount)],
          [text(lease ? 'priceTerms.residual' : 'calculator.balloon'), formatPrice(remainingBalance)],
          [text('calculator.totalPaid'), formatPrice(row.totalPrice)],
          [text('calculator.taxes'), text(row.vatIncluded ? 'calculator.taxesIncluded' : 'calculator.taxesExcluded')],
          [text('calculator.taeg'), formatRate(interestRate)],
          [
            text('calculator.rate'),
            text('priceTerms.rate', {
              rate: formatRate(borrowingRate),
              fixed,
              period: Number(fixedInterestPeriod) || 0,
            }),
          ],
          [
            text('calculator.premium'),
            installmentProtection === null
              ? null
              : text('priceTerms.protection', { included: String(installmentProtection) }),
          ],
          [text('priceTerms.lender', { lease: String(lease) }), bank],
        ]}
      />
    </div>
  )
}
