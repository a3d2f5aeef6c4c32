import { memo, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../../components/ui/Icon'
import { sameProps } from '../../../components/ui/same-props'
import type { AcquisitionType } from '../../../domain/price/acquisition'
import type { Sort } from '../../../domain/stock-search/engine/query'
import { ActiveFilters } from './ActiveFilters'
import type { ActiveFilter, Words } from './describe-filters'
import * as styles from './overview.module.css'
import { PriceDisplay } from './PriceDisplay'
import { sortId, sortLabel, sortsFor } from './sorts'
import { TypedSelect } from './TypedSelect'

interface Props {
  sort: Sort
  active: readonly ActiveFilter[]
  words: Words
  /** Acquisition types in which any vehicle is to be had. */
  types: readonly AcquisitionType[]
  /** The stock cannot be read. */
  isOff: boolean
  /** By its key; null: all of them. */
  onRemove: (key: string | null) => void
  onSort: (sort: Sort) => void
  /** Id of the sheet with all filters. */
  sheet: string
}

/** The filters that are set, each to be taken off; the order; on narrow screens the way to all filters. */
export const Toolbar = memo(function Toolbar({ sort, active, words, types, isOff, onRemove, onSort, sheet }: Props) {
  const intl = useIntl()
  const { text } = words
  const usual = useMemo(() => sortsFor(types), [types])
  const sorts = usual.some((one) => sortId(one) === sortId(sort)) ? usual : [...usual, sort]
  const chips = useMemo(() => active.map(({ key, label }) => ({ key, label, without: key })), [active])
  const choose = (id: string) => {
    const chosen = sorts.find((one) => sortId(one) === id)
    if (chosen) onSort(chosen)
  }
  return (
    <div className={styles.toolbar}>
      <ActiveFilters<string | null> active={chips} cleared={null} words={words} ask={onRemove} sheet={sheet} />
      <PriceDisplay />
      <label className={styles.sort}>
        <span>{text('sort')}</span>
        <TypedSelect value={sortId(sort)} disabled={isOff} onChange={choose}>
          {sorts.map((one) => (
            <option key={sortId(one)} value={sortId(one)}>
              {sortLabel(words, intl, one)}
            </option>
          ))}
        </TypedSelect>
        <Icon name="chevron-down" size={16} />
      </label>
    </div>
  )
}, sameProps)
