import { useIntl } from 'react-intl'
import { cx } from '../../components/ui/cx'
import { useHydrated } from '../../components/ui/use-browser-value'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatPrice, formatRate } from '../../domain/format/price'
import { shownRows } from '../../domain/price/shown-rows'
import type { Discount, PriceRow } from '../../domain/price/types'
import { usePriceTypes } from './price-display-store'
import * as styles from './PriceBlock.module.css'

interface Props {
  prices: PriceRow[]
  discount: Discount | null
}

const Terms = ({ row, discount }: { row: PriceRow; discount: Discount | null }) => {
  const { formatMessage } = useIntl()
  if (row.type === 'purchase') {
    if (!discount) return null
    return formatMessage({ id: 'price.insteadOf' }, { price: <s key="before">{formatPrice(discount.listPrice)}</s> })
  }
  const terms = [
    row.contractDuration !== null && formatMonths(row.contractDuration),
    row.annualDistance !== null && formatMessage({ id: 'price.perYear' }, { distance: formatKm(row.annualDistance) }),
    row.annualDistance === null &&
      row.interestRate !== null &&
      formatMessage({ id: 'price.apr' }, { rate: formatRate(row.interestRate) }),
    !row.vatIncluded && formatMessage({ id: 'price.withoutVat' }),
  ]
  return terms.filter(Boolean).slice(-2).join(', ')
}

/** The prices a visitor chose to see, the first one largest. Every price keeps a line for its terms, so rows align. */
export const PriceBlock = ({ prices, discount }: Props) => {
  const { formatMessage } = useIntl()
  const types = usePriceTypes()
  // Before hydration, default prices are shown, or hidden if the visitor chose others.
  const kept = useHydrated() ? false : 'kept'
  const rows = shownRows(prices, types)
  if (rows.length === 0) return <p className={cx(kept, styles.onRequest)}>{formatMessage({ id: 'price.onRequest' })}</p>
  return (
    <dl className={cx('num', kept, styles.prices)}>
      {rows.map((row, index) => {
        const monthly = row.monthlyInstallment
        return (
          // In another place it is another element: it does not slide there when live prices take the one before it away.
          <div key={`${index} ${row.type}`} className={index === 0 ? styles.first : undefined}>
            <dt>{formatMessage({ id: `price.type.${row.type}` })}</dt>
            <dd>
              {formatPrice(monthly ?? row.totalPrice)}
              {/* The unit of another amount is another one: it does not slide along. */}
              {monthly !== null && <span key={monthly}>{formatMessage({ id: 'price.perMonth' })}</span>}
            </dd>
            <dd className={styles.terms}>
              <Terms row={row} discount={discount} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
