import { memo } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import type { StockCounts } from '../../../domain/vehicle/stock-counts'
import * as styles from '../stock.module.css'
import { bodyLinks, brandLinks } from './list-links'
import { ListLinks } from './ListLinks'

interface Props {
  brands: readonly { id: string; name: string }[]
  counts: StockCounts
  scope: StockScope
  pathname: string
}

/** Beside a list: the ways to its brands and body styles, which need no script, and to somebody who helps. */
export const ListAside = memo(function ListAside({ brands, counts, scope, pathname }: Props) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id: `stock.${id}` })
  return (
    <aside className={styles.brands} aria-label={text('lists')}>
      <ListLinks title={text('byBrand')} links={brandLinks(brands, counts, scope)} />
      <ListLinks title={text('byBody')} links={bodyLinks(pathname, counts, scope, intl)} />
      <div className={styles.help}>
        <h2>{text('helpTitle')}</h2>
        <p>{text('helpText')}</p>
        <Button to="/contact" variant="secondary" size="small">{text('contact')}</Button>
      </div>
    </aside>
  )
})
