import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { isFullExample } from '../../domain/price/example-gaps'
import type { PriceRow } from '../../domain/price/types'
import * as comparable from './comparable.module.css'
import * as styles from './price-panel.module.css'
import { TermsList } from './TermsList'

interface Props {
  row: PriceRow
  /** Prices of all tabs, while the page has every way in its HTML. */
  rows?: readonly PriceRow[] | undefined
  /** The terms of the other tabs, then. */
  children?: ReactNode
}

/**
 * The terms of a price by instalments, to be opened. Nothing for a cash price, but the element where another tab shows its
 * terms in it: one that was opened before scripts arrive stays open.
 */
export const PriceTerms = ({ row, rows, children }: Props) => {
  const { formatMessage } = useIntl()
  const isShown = isFullExample(row)
  const withTerms = rows?.filter(isFullExample) ?? []
  if (!isShown && withTerms.length === 0) return null
  return (
    <details
      className={`${comparable.comparable} ${styles.terms}`}
      hidden={!isShown}
      data-way={rows && withTerms.map(({ type }) => type).join(' ')}
      suppressHydrationWarning
    >
      <summary>
        {formatMessage({ id: 'priceTerms.title' })}
        <Icon name="chevron-down" />
      </summary>
      <div>
        <TermsList row={row} way={rows && row.type} />
        {children}
      </div>
    </details>
  )
}
