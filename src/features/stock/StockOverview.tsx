import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import type { BrandSummary, VehicleSummary } from '../../domain/content/story-data'
import { formatNumber } from '../../domain/format/number'
import type { StockCounts } from '../../domain/vehicle/stock-counts'
import { conditionCounts } from '../../domain/vehicle/stock-counts'
import * as page from '../page/page.module.css'
import { SaveSearchButton } from '../searches/SaveSearchButton'
import { SavedSearches } from '../searches/SavedSearches'
import { EmptyResult } from './overview/EmptyResult'
import { FilterPanel } from './overview/FilterPanel'
import { FilterSheet } from './overview/FilterSheet'
import { Notices } from './overview/Notices'
import * as overview from './overview/overview.module.css'
import { Pagination } from './overview/Pagination'
import { Toolbar } from './overview/Toolbar'
import { useOverview } from './overview/use-overview'
import * as styles from './stock.module.css'
import { VehicleGrid } from './VehicleGrid'

interface Props {
  vehicles: VehicleSummary[]
  total: number
  counts: StockCounts
  brands: BrandSummary[]
  locations: { id: string; name: string; address: { town: string } }[]
  /** Of the page’s address. */
  pathname: string
  search: string
}

/**
 * The stock, to be filtered, sorted and paged through. Before scripts run: its newest vehicles, how many there are of
 * each kind, and the way to those of one brand.
 */
export const StockOverview = ({ vehicles, total, counts, brands, locations, pathname, search }: Props) => {
  const { formatMessage } = useIntl()
  const list = useOverview({ pathname, search, vehicles, brands, locations, counts: { ...counts } })
  const { query, ask, stock, result, words, active } = list
  const [isSheetOpen, setSheetOpen] = useState(false)
  const panel = <FilterPanel query={query} ask={ask} stock={stock} result={result} words={words} optionsOf={list.optionsOf} withFacet={list.withFacet} offered={list.offered} />
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
            <div className={styles.side}>
              <section className={overview.filters} aria-labelledby="filters">
                <h2 id="filters">{words.text('filters')}</h2>
                {panel}
              </section>
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
            </div>
            <div>
              <div className={overview.line}>
                <p role="status">{result ? words.text('found', { count: result.count, total: stock.engine?.columns.count ?? total }) : text('stock.newestShown')}</p>
                {list.newest && active.length > 0 && <SaveSearchButton query={list.saved.query} name={list.saved.name} newest={list.newest} />}
              </div>
              <Toolbar query={query} cleared={list.cleared} active={active} words={words} types={list.offered} isReady={result !== null} ask={ask} onFilters={() => setSheetOpen(true)} />
              <Notices problem={stock.problem} ignored={list.problems} missing={list.missing} words={words} onRetry={stock.retry} />
              {result?.count === 0 ? (
                <EmptyResult query={query} near={list.near} unknownWords={result.unknownWords} words={words} hrefOf={list.hrefOf} />
              ) : (
                <div className={list.isBehind ? overview.behind : undefined} aria-busy={list.isBehind}>
                  <VehicleGrid vehicles={list.vehicles} isPhotoComing={list.isPhotoComing} />
                </div>
              )}
              <Pagination page={list.page} pages={list.pages} hrefOf={(number) => list.hrefOf(query, number)} words={words} />
              <SavedSearches count={list.countNew} />
            </div>
            <FilterSheet
              open={isSheetOpen}
              onClose={() => setSheetOpen(false)}
              title={words.text('filters')}
              done={result ? words.text('show', { count: result.count }) : words.text('loading')}
            >
              {panel}
            </FilterSheet>
          </div>
        </>
      )}
    </>
  )
}
