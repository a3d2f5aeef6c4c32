import { useIntl } from 'react-intl'
import { formatKm } from '../../domain/format/measures'
import { formatRate } from '../../domain/format/price'
import { formatPrice } from '../../domain/format/price'
import type { PriceRow } from '../../domain/price/types'
import * as styles from './finance.module.css'

interface Props {
  row: PriceRow
}

/**
 * The representative example that a price by instalments owes: amount, TAEG, borrowing rate, duration, number and
 * amount of instalments, total, and the warning of Directive (EU) 2023/2225. Nothing for a cash price.
 */
export const RepresentativeExample = ({ row }: Props) => {
  const { formatMessage } = useIntl()
  const { type, contractDuration, monthlyInstallment, netLoanAmount, interestRate, borrowingRate, bank } = row
  if (type === 'purchase' || contractDuration === null || monthlyInstallment === null) return null
  const lease = type === 'private_lease' || type === 'business_lease'
  const balance = row.remainingBalance ?? 0
  const values = {
    months: contractDuration,
    monthly: formatPrice(monthlyInstallment),
    down: formatPrice(row.downPayment ?? 0),
    net: formatPrice(netLoanAmount ?? 0),
    total: formatPrice(row.totalPrice),
    apr: formatRate(interestRate ?? 0),
    rate: formatRate(borrowingRate ?? 0),
    distance: row.annualDistance === null ? '' : formatKm(row.annualDistance),
    balance: formatPrice(balance),
    hasBalance: String(balance > 0),
    fixed: row.fixedInterestPeriod === 'variable' ? 'variable' : 'fixed',
    vat: String(row.vatIncluded),
    // A name may end in an abbreviation; the sentence brings its own full stop.
    bank: bank?.replace(/\.$/, '') ?? '',
    hasBank: String(bank !== null),
  }
  return (
    <div className={styles.example}>
      <p>
        <b>{formatMessage({ id: 'finance.exampleTitle' })}</b>{' '}
        {formatMessage({ id: lease ? 'finance.exampleLease' : 'finance.exampleCredit' }, values)}
      </p>
      <p className={styles.warning}>{formatMessage({ id: 'finance.warning' })}</p>
    </div>
  )
}
