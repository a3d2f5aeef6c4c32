import { useMemo } from 'react'
import type { CustomFilter } from '../../../domain/stock-search/custom-filters'
import { FilterPanel } from './FilterPanel'
import { groupsWith } from './overview-groups'
import type { Overview } from './use-overview'

interface Props {
  list: Overview
  /** Filters that the configuration adds; the same object for the life of the page. */
  added: readonly CustomFilter[]
}

/** All filters of the list, at its side or in the sheet of narrow screens. */
export const ListFilters = ({ list, added }: Props) => (
  <FilterPanel
    query={list.ticked}
    ask={list.ask}
    stock={list.stock}
    result={list.result}
    words={list.words}
    optionsOf={list.optionsOf}
    withFacet={list.withFacet}
    offered={list.offered}
    places={list.places}
    groups={useMemo(() => groupsWith(added), [added])}
  />
)
