import { useIntl } from 'react-intl'
import { Icon } from '../../../components/ui/Icon'
import type { AcquisitionType } from '../../../domain/price/acquisition'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import { ActiveFilters } from './ActiveFilters'
import type { ActiveFilter, Words } from './describe-filters'
import * as styles from './overview.module.css'
import { PriceDisplay } from './PriceDisplay'
import { sortId, sortLabel, sortsFor } from './sorts'

interface Props {
  query: StockQuery
  /** What is asked without any filter. */
  cleared: StockQuery
  active: readonly ActiveFilter[]
  words: Words
  /** Acquisition types in which any vehicle is to be had. */
  types: readonly AcquisitionType[]
  isReady: boolean
  ask: (query: StockQuery) => void
  onFilters: () => void
}

/** The filters that are set, each to be taken off; the order; on narrow screens the way to all filters. */
export const Toolbar = ({ query, cleared, active, words, types, isReady, ask, onFilters }: Props) => {
  const intl = useIntl()
  const { text } = words
  const usual = sortsFor(types)
  const sorts = usual.some((sort) => sortId(sort) === sortId(query.sort)) ? usual : [...usual, query.sort]
  return (
    <div className={styles.toolbar}>
      <ActiveFilters active={active} cleared={{ ...cleared, sort: query.sort }} words={words} isReady={isReady} ask={ask} onFilters={onFilters} />
      <PriceDisplay />
      <label className={styles.sort}>
        <span>{text('sort')}</span>
        <select value={sortId(query.sort)} disabled={!isReady} onChange={(event) => {
          const sort = sorts.find((one) => sortId(one) === event.target.value)
          if (sort) ask({ ...query, sort })
        }}>
          {sorts.map((sort) => <option key={sortId(sort)} value={sortId(sort)}>{sortLabel(words, intl, sort)}</option>)}
        </select>
        <Icon name="chevron-down" size={16} />
      </label>
    </div>
  )
}
