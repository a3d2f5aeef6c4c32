import { useIntl } from 'react-intl'
import { formatKm } from '../../domain/format/measures'
import { formatPrice, formatRate } from '../../domain/format/price'
import { isFullExample } from '../../domain/price/example-gaps'
import type { PriceRow } from '../../domain/price/types'
import * as styles from './finance.module.css'

interface Props {
  row: PriceRow
  /** False where the warning stands beside it already. */
  isWarned?: boolean
}

/**
 * The representative example that a price by instalments owes (Directive 2008/48/EC, article 4): amount of the credit,
 * TAEG, borrowing rate fixed or variable, duration, number and amount of instalments, cash price and down payment, total
 * due, and the warning of Directive (EU) 2023/2225. Nothing for a cash price, and nothing rather than half of one.
 */
export const RepresentativeExample = ({ row, isWarned = true }: Props) => {
  const { formatMessage } = useIntl()
  if (!isFullExample(row)) return null
  const {
    type,
    contractDuration,
    monthlyInstallment,
    netLoanAmount,
    downPayment,
    remainingBalance,
    interestRate,
    borrowingRate,
    fixedInterestPeriod,
    bank,
  } = row
  const lease = type === 'private_lease' || type === 'business_lease'
  const values = {
    months: contractDuration,
    monthly: formatPrice(monthlyInstallment),
    down: formatPrice(downPayment),
    price: formatPrice(netLoanAmount + downPayment),
    net: formatPrice(netLoanAmount),
    // What is due is what was borrowed and its cost; a down payment is not.
    due: formatPrice(row.totalPrice - downPayment),
    total: formatPrice(row.totalPrice),
    hasDown: String(downPayment > 0),
    apr: formatRate(interestRate),
    rate: formatRate(borrowingRate),
    distance: row.annualDistance === null ? '' : formatKm(row.annualDistance),
    balance: formatPrice(remainingBalance),
    hasBalance: String(remainingBalance > 0),
    fixed:
      fixedInterestPeriod === 'variable' ? 'variable' : fixedInterestPeriod < contractDuration ? 'period' : 'fixed',
    period: fixedInterestPeriod === 'variable' ? 0 : fixedInterestPeriod,
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
      {isWarned && <p className={styles.warning}>{formatMessage({ id: 'finance.warning' })}</p>}
    </div>
  )
}
