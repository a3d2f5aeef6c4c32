import { memo } from 'react'
import { useIntl } from 'react-intl'
import { BelowView } from '../../../components/ui/BelowView'
import { Button } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import { paths } from '../../../config/segments'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import type { StockCounts } from '../../../domain/vehicle/stock-counts'
import { useHydrated } from '../../../components/ui/use-browser-value'
import * as styles from '../stock.module.css'
import type { MessageId } from '../../../intl/message-id'
import { bodyLinks, brandLinks } from './list-links'
import { ListLinks } from './ListLinks'

interface Props {
  brands: readonly { id: string; name: string }[]
  counts: StockCounts
  scope: StockScope
  pathname: string
}

const Ways = ({ brands, counts, scope, pathname }: Props) => {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const isPart = Object.keys(scope).length > 0
  const text = (id: MessageId) => intl.formatMessage({ id })
  return (
    <>
      {isPart && (
        <ul>
          <li>
            <Link to={paths.stock}>{text('stock.seeAll')}</Link>
          </li>
        </ul>
      )}
      <ListLinks title={text('stock.byBrand')} links={brandLinks(brands, counts, scope)} isFiltered={isPart} />
      <ListLinks
        title={text('stock.byBody')}
        links={bodyLinks(pathname, counts, scope, intl, isHydrated)}
        isFiltered={isPart}
      />
      <div className={styles.help}>
        <h2>{text('stock.helpTitle')}</h2>
        <p>{text('stock.helpText')}</p>
        <Button to="/contact" variant="secondary" size="small">
          {text('stock.contact')}
        </Button>
      </div>
    </>
  )
}

/** Beside a list: the ways to its brands and body styles, which need no script, and to somebody who helps. */
export const ListAside = memo(function ListAside(props: Props) {
  const { formatMessage } = useIntl()
  return (
    <aside className={styles.brands} aria-label={formatMessage({ id: 'stock.lists' })}>
      <BelowView>
        <Ways {...props} />
      </BelowView>
    </aside>
  )
})
