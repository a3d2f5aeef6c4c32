import { memo } from 'react'
import { useSteady } from '../../../components/ui/use-steady'
import type { Near } from '../../../domain/location/near'
import type { AcquisitionType } from '../../../domain/price/acquisition'
import type { Range, StockQuery } from '../../../domain/stock-search/engine/query'
import type { StockResult } from '../../../domain/stock-search/engine/search-result'
import type { RangeId } from '../../../domain/stock-search/fields'
import { isUnreadable } from '../use-stock-search'
import type { StockSearchState } from '../use-stock-search'
import type { Words } from './describe-filters'
import type { Options } from './facet-choices'
import * as styles from './filters.module.css'
import { FilterDetails } from './FilterDetails'
import type { FilterGroup } from './overview-groups'
import { PanelDistance, PanelEquipment, PanelFacet, PanelRange } from './PanelFilters'
import { PanelText } from './PanelText'
import type { OverviewPlaces } from './places'
import { PriceTypeSelect } from './PriceTypeSelect'
import { needTowns } from './towns-store'

const NONE: readonly string[] = []
const ANY: Range = {}

interface Props {
  /** What is asked for: boxes are marked by it at once, while the counts are still those of before. */
  query: StockQuery
  ask: (query: StockQuery, replace?: boolean) => void
  stock: StockSearchState
  /** The latest result; that of before while a file is on its way. */
  result: StockResult | null
  words: Words
  optionsOf: Options
  withFacet: (facet: string, chosen: string[]) => StockQuery
  places: OverviewPlaces
  groups: readonly FilterGroup[]
  /** Acquisition types in which any vehicle is to be had. */
  offered: readonly AcquisitionType[]
}

const activeIn = ({ facets, ranges, id }: FilterGroup, query: StockQuery): number =>
  facets.reduce((sum, facet) => sum + (query.facets[facet]?.length ?? 0), 0) +
  ranges.filter((range) => query.ranges[range]).length +
  (id === 'equipment' ? query.equipment.length : 0) +
  (id === 'near' && query.near ? 1 : 0)

const isAlone = ({ facets, ranges }: FilterGroup): boolean => facets.length + ranges.length === 1

/** Every filter of the stock, in groups that open and close. */
export const FilterPanel = memo(function FilterPanel({
  query,
  ask,
  stock,
  result,
  words,
  optionsOf,
  withFacet,
  offered,
  places,
  groups,
}: Props) {
  const { text } = words
  const isOff = isUnreadable(stock, result)
  const changeFacet = useSteady((id: string, chosen: string[]) => ask(withFacet(id, chosen)))
  const changeRange = useSteady((id: RangeId, range: Range) =>
    ask({ ...query, ranges: { ...query.ranges, [id]: range } }),
  )
  const changePlace = useSteady((near: Near | null) => ask({ ...query, near }))
  const changeEquipment = useSteady((equipment: string[]) => ask({ ...query, equipment }))
  const facet = (group: FilterGroup, id: string) => (
    <PanelFacet
      key={id}
      id={id}
      title={words.titles[id] ?? text(`facet.${id}`)}
      isTitleHidden={isAlone(group)}
      options={optionsOf(id)}
      chosen={query.facets[id] ?? NONE}
      onChange={changeFacet}
      disabled={isOff}
      words={words}
    />
  )
  /** Loads what a group chooses from when it opens. */
  const onOpen: Readonly<Record<string, () => void>> = { equipment: stock.openEquipment, near: needTowns }
  const range = (group: FilterGroup, id: RangeId) => (
    <PanelRange
      key={id}
      id={id}
      words={words}
      counts={result?.ranges[id] ?? null}
      isOff={isOff}
      range={query.ranges[id] ?? ANY}
      isTitleHidden={isAlone(group)}
      onChange={changeRange}
    />
  )
  return (
    <div className={styles.panel}>
      <PanelText query={query} ask={ask} words={words} />
      {groups.map((group) => (
        <FilterDetails
          key={group.id}
          title={text(`group.${group.id}`)}
          isOpen={group.isOpen}
          active={activeIn(group, query)}
          words={words}
          onOpen={onOpen[group.id]}
          onApproach={group.id === 'near' ? needTowns : undefined}
        >
          {(group.id === 'price' || group.id === 'instalment') && (
            <PriceTypeSelect
              id={group.id}
              query={query}
              ask={ask}
              offered={offered}
              disabled={isOff}
              label={text('priceOf')}
            />
          )}
          {group.facets.map((id) => facet(group, id))}
          {group.ranges.map((id) => range(group, id))}
          {group.id === 'near' && (
            <PanelDistance
              places={places}
              near={query.near}
              nearby={result?.nearby ?? null}
              isOff={isOff}
              words={words}
              onChange={changePlace}
            />
          )}
          {group.id === 'equipment' && (
            <PanelEquipment
              stock={stock}
              result={result}
              words={words}
              chosen={query.equipment}
              onChange={changeEquipment}
            />
          )}
        </FilterDetails>
      ))}
    </div>
  )
})
