import { useMemo } from 'react'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import { TOWNS } from '../../domain/location/towns'
import { addedFilters } from '../../domain/stock-search/custom-filters'
import { PARAMETERS } from '../../domain/stock-search/url/parameters'
import type { CountNew } from '../../domain/vehicle/saved-search'
import { SavedSearches } from '../searches/SavedSearches'
import * as styles from '../searches/searches.module.css'
import { countNewIn } from './overview/count-new'
import { useStock } from './stock-engine-store'
import { StockKeeper } from './StockKeeper'

const ADDED = addedFilters(site.stockFilters)

/** The searches of this device with what is new in them, away from the overview. */
export const KeptSearches = () => {
  const engine = useStock((state) => state.engine)
  const count: CountNew = useMemo(() => {
    const inStock = countNewIn(engine, paths, { sites: [], towns: TOWNS }, ADDED)
    return (query, since, sites) =>
      !sites && query.includes(`${PARAMETERS.place}=`) ? null : inStock(query, since, sites)
  }, [engine])
  return (
    <div className={`wrap ${styles.apart}`}>
      <StockKeeper />
      <SavedSearches count={count} />
    </div>
  )
}
