import type { ReactNode } from 'react'
import type { ListFacet, ListQuery, ListRange, ListSpec } from '../../domain/catalogue/list-query'
import { withListFacet } from '../../domain/catalogue/list-query'
import type { ListResult, ListRow } from '../../domain/catalogue/search-list'
import { formatNumber } from '../../domain/format/number'
import { compareNames } from '../../domain/stock-search/text/compare-names'
import type { Words } from '../stock/overview/describe-filters'
import { FacetOptions } from '../stock/overview/FacetOptions'
import { FilterDetails } from '../stock/overview/FilterDetails'
import * as styles from '../stock/overview/filters.module.css'
import { RangeFilter } from '../stock/overview/RangeFilter'
import { listOptionLabel } from './describe-list'

interface Props {
  spec: ListSpec
  query: ListQuery
  result: Pick<ListResult<unknown, ListRow>, 'facets' | 'ranges'>
  /** What each option gives without any wish: orders the options, so that they stay where they are. */
  whole: Pick<ListResult<unknown, ListRow>, 'facets'>
  words: Words
  ask: (query: ListQuery) => void
}

/** Open before anyone touched them; the others are a click away. */
const OPEN: readonly (ListFacet | ListRange)[] = ['brand', 'bodyStyle', 'fuel', 'price', 'duration', 'instalment']

/** All others have an order of their own: by size, from A to G. */
const BY_FREQUENCY: readonly ListFacet[] = ['category', 'bodyStyle', 'fuel', 'transmission', 'driveType']

/** Filters of a list in groups that open and close. What all items have in common is no filter and is left out. */
export const ListPanel = ({ spec, query, result, whole, words, ask }: Props) => {
  const { text } = words
  const group = (id: ListFacet | ListRange, title: string, active: number, content: ReactNode) => (
    <FilterDetails key={id} title={title} isOpen={OPEN.includes(id)} active={active} words={words}>
      {content}
    </FilterDetails>
  )
  const facets = spec.facets.flatMap((id) => {
    const counts = result.facets[id] ?? new Map<string, number>()
    const chosen = query.facets[id] ?? []
    if (counts.size < 2 && chosen.length === 0) return []
    const title = text(`facet.${id}`)
    const options = [...new Set([...counts.keys(), ...chosen])].map((option) => ({
      id: option,
      label: listOptionLabel(words, id, option),
      count: counts.get(option) ?? 0,
    }))
    const often = (option: string) => whole.facets[id]?.get(option) ?? 0
    if (id === 'brand') options.sort((a, b) => compareNames(a.label, b.label))
    else if (BY_FREQUENCY.includes(id))
      options.sort((a, b) => often(b.id) - often(a.id) || compareNames(a.label, b.label))
    return [
      group(
        id,
        title,
        chosen.length,
        <FacetOptions
          title={title}
          isTitleHidden
          options={options}
          chosen={chosen}
          onChange={(next) => ask(withListFacet(query, id, next))}
          format={formatNumber}
          more={(count) => text('more', { count })}
        />,
      ),
    ]
  })
  const ranges = spec.ranges.flatMap((id) => {
    const counts = result.ranges[id]
    const range = query.ranges[id] ?? {}
    if (!counts || (counts.least === counts.greatest && range.min === undefined && range.max === undefined)) return []
    return [
      group(
        id,
        text(`range.${id}`),
        query.ranges[id] ? 1 : 0,
        <RangeFilter
          id={id}
          words={words}
          counts={counts}
          range={range}
          isTitleHidden
          onChange={(next) => ask({ ...query, ranges: { ...query.ranges, [id]: next } })}
        />,
      ),
    ]
  })
  // Prices come first of the ranges and after the first facets, where people look for them.
  return (
    <div className={styles.panel}>
      {facets.slice(0, 2)}
      {ranges.slice(0, 1)}
      {facets.slice(2)}
      {ranges.slice(1)}
    </div>
  )
}
