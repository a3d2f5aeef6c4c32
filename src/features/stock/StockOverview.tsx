import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import type { BrandSummary, VehicleSummary } from '../../domain/content/story-data'
import { formatNumber } from '../../domain/format/number'
import type { StockCounts } from '../../domain/vehicle/stock-counts'
import { conditionCounts } from '../../domain/vehicle/stock-counts'
import * as page from '../page/page.module.css'
import * as styles from './stock.module.css'
import { VehicleGrid } from './VehicleGrid'

interface Props {
  vehicles: VehicleSummary[]
  total: number
  counts: StockCounts
  brands: BrandSummary[]
}

/** The newest vehicles of the stock, how many there are of each kind, and the way to those of one brand. */
export const StockOverview = ({ vehicles, total, counts, brands }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: string) => formatMessage({ id }, { total, shown: vehicles.length })
  const inStock = brands
    .map((brand) => ({ ...brand, count: counts.brandId[brand.id] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
  return (
    <>
      <header className={`${page.head} ${styles.head}`}>
        <h1>{text('stock.title')}</h1>
        <p>{text('stock.total')}</p>
      </header>
      {total === 0 ? (
        <div className={page.box}>
          <h2>{text('stock.empty')}</h2>
          <p>{text('stock.emptyText')}</p>
          <Button to="/contact">{text('stock.contact')}</Button>
        </div>
      ) : (
        <>
          <ul className={styles.facts}>
            {conditionCounts(counts, total).map(({ id, count }) => (
              <li key={id}>{text(`stock.tab.${id}`)} <span>{formatNumber(count)}</span></li>
            ))}
          </ul>
          <div className={styles.layout}>
            <aside className={styles.brands} aria-label={text('stock.byBrand')}>
              <h2>{text('stock.byBrand')}</h2>
              <ul>
                {inStock.map(({ id, name, count }) => (
                  <li key={id}>
                    <Link to={paths.brandAllModels(id)}>{name} <span>{formatNumber(count)}</span></Link>
                  </li>
                ))}
              </ul>
              <div className={styles.help}>
                <h2>{text('stock.helpTitle')}</h2>
                <p>{text('stock.helpText')}</p>
                <Button to="/contact" variant="secondary" size="small">{text('stock.contact')}</Button>
              </div>
            </aside>
            <div>
              <p className={styles.shown}>{text('stock.newestShown')}</p>
              <VehicleGrid vehicles={vehicles} />
            </div>
          </div>
        </>
      )}
    </>
  )
}
