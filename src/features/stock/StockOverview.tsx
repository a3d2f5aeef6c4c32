import { useCallback, useId, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Part } from '../../components/ui/Part'
import { Resting } from '../../components/ui/Resting'
import { useMedia } from '../../components/ui/use-media'
import { site } from '../../config/site'
import type { VehicleSummary } from '../../domain/content/story-data'
import { addedFilters } from '../../domain/stock-search/custom-filters'
import type { CustomFilter } from '../../domain/stock-search/custom-filters'
import { WHOLE_STOCK } from '../../domain/stock-search/url/scope'
import type { StockScope } from '../../domain/stock-search/url/scope'
import type { StockCount, StockCounts } from '../../domain/vehicle/stock-counts'
import { conditionCounts } from '../../domain/vehicle/stock-counts'
import { useTrackView } from '../analytics/use-track-view'
import * as page from '../page/page.module.css'
import { useSeenSearch } from '../searches/use-seen-search'
import { EmptyStock } from './overview/EmptyStock'
import { FilterSheet } from './overview/FilterSheet'
import { ListAside } from './overview/ListAside'
import { ListBody } from './overview/ListBody'
import { ListFilters, loadListFilters } from './overview/list-filters-part'
import { ListStatus } from './overview/ListStatus'
import * as overview from './overview/overview.module.css'
import type { OverviewLocation } from './overview/places'
import { ReserveScript } from './overview/ReserveScript'
import { StockTabs } from './overview/StockTabs'
import { useListArrival } from './overview/use-list-arrival'
import { useListFocus } from './overview/use-list-focus'
import { useOverview } from './overview/use-overview'
import * as styles from './stock.module.css'

/** Those of the configuration. */
const ADDED = addedFilters(site.stockFilters)

interface Props {
  vehicles: VehicleSummary[]
  total: number
  counts: StockCounts
  brands: readonly { id: string; name: string }[]
  locations: OverviewLocation[]
  /** Names by id of all models of the list, where it is of one brand. */
  models?: Readonly<Record<string, string>>
  /** Of the page’s address. */
  pathname: string
  search: string
  /** What the path says of every vehicle; the same object for the life of the page. Without it, of the whole stock. */
  scope?: StockScope
  title?: string
  /** Filters beside those of every stock; the same object for the life of the page. */
  added?: readonly CustomFilter[]
  /** Whether the page has its `h1` elsewhere. */
  isPart?: boolean
}

/**
 * The stock, to be filtered, sorted and paged through. Before scripts run: its newest vehicles, how many there are of
 * each kind, and the way to those of one brand.
 */
export const StockOverview = ({
  vehicles,
  total,
  counts,
  brands,
  locations,
  models,
  pathname,
  search,
  scope = WHOLE_STOCK,
  title,
  added = ADDED,
  isPart = false,
}: Props) => {
  const { formatMessage } = useIntl()
  const list = useOverview({
    pathname,
    scope,
    search,
    vehicles,
    brands,
    locations,
    added,
    counts: useMemo(() => ({ ...counts }), [counts]),
    models,
  })
  const { query, stock, result, words, active } = list
  const sheet = useId()
  // Hidden there (overview.module.css), it would be rendered with every click in the sheet all the same.
  const isNarrow = useMedia('(max-width: 1180px)')
  const { target, onFocus } = useListFocus(`${active.length} ${result?.count}`, list.page)
  const panel = <ListFilters list={list} added={added} />
  const nameOfTab = useCallback((id: StockCount['id']) => formatMessage({ id: `stock.tab.${id}` }), [formatMessage])
  const arrival = useListArrival(list.isThere)
  const kinds = useMemo(
    () => conditionCounts(counts, total).filter(({ id, count }) => id === 'all' || count > 0),
    [counts, total],
  )
  const fresh = useSeenSearch(list.saved.query, list.isThere && result ? list.newest : null, list.countNew)
  useTrackView({ event: 'view_vehicle_overview', brand_id: scope.brand?.[0] ?? null })
  const Title = isPart ? 'h2' : 'h1'
  return (
    <>
      <header className={`${page.head} ${styles.head}`}>
        <Title>{title ?? formatMessage({ id: 'stock.title' })}</Title>
        <p>{formatMessage({ id: 'stock.total' }, { total })}</p>
      </header>
      {total === 0 ? (
        <EmptyStock isPart={scope !== WHOLE_STOCK} />
      ) : (
        <>
          {!scope.condition && !scope.category && (
            <StockTabs
              label={formatMessage({ id: 'stock.tabs' })}
              kinds={kinds}
              nameOf={nameOfTab}
              query={query}
              scope={scope}
              stock={stock}
              hrefOf={list.hrefOf}
            />
          )}
          <ReserveScript />
          <div className={`${styles.layout} ${overview.arriving}`} ref={arrival}>
            <p className={overview.coming} aria-hidden>
              {words.text('loading')}
            </p>
            <div className={styles.side}>
              <section className={overview.filters} aria-labelledby="filters">
                <h2 id="filters">{words.text('filters')}</h2>
                <Resting load={loadListFilters}>{!isNarrow && <Part>{panel}</Part>}</Resting>
                <a className={`sr ${overview.toList}`} href="#liste">
                  {words.text('toList')}
                </a>
              </section>
              <Part>
                <ListAside brands={brands} counts={counts} scope={scope} pathname={pathname} />
              </Part>
            </div>
            <section
              id="liste"
              tabIndex={-1}
              ref={target}
              onFocus={onFocus}
              className={overview.list}
              aria-label={words.text('list')}
            >
              <ListStatus list={list} total={total} shown={vehicles.length} fresh={fresh} />
              <ListBody list={list} sheet={sheet} />
            </section>
            <FilterSheet
              id={sheet}
              title={words.text('filters')}
              done={
                result || list.isWhole ? words.text('show', { count: result?.count ?? total }) : words.text('loading')
              }
            >
              {panel}
            </FilterSheet>
          </div>
        </>
      )}
    </>
  )
}
