import { ownOf } from '../collections/own'
import { byOption } from '../stock-search/fields'
import { OPTION_NAMES, optionCalled } from '../stock-search/url/option-names'
import { FACET_PARAMETERS, PARAMETERS, RANGE_PARAMETERS } from '../stock-search/url/parameters'
import type { Problem } from '../stock-search/url/parameters'
import { rangeOf, rangeText, whyNoRange } from '../stock-search/url/range-form'
import { valueReader } from '../stock-search/url/read-value'
import { listOf, listText, pair } from '../stock-search/url/text-form'
import type { Range } from '../stock-search/engine/query'
import type { ListFacet, ListQuery, ListRange, ListSort, ListSpec } from './list-query'

/** Lists name things as the stock does: who knows one address can write the other. */
const FACET_NAMES: Readonly<Record<ListFacet, string>> = { ...FACET_PARAMETERS, duration: 'duree', annualMileage: 'km' }
const SORT_NAMES: Readonly<Record<ListSort['key'], string>> = {
  name: 'nom',
  price: RANGE_PARAMETERS.price,
  instalment: RANGE_PARAMETERS.instalment,
  power: RANGE_PARAMETERS.power,
  electricRange: RANGE_PARAMETERS.electricRange,
}

/** Whether the stock has no such facet. */
const isOfLists = (id: ListFacet): id is 'duration' | 'annualMileage' => id === 'duration' || id === 'annualMileage'
const namesOf = (id: ListFacet): Readonly<Record<string, string>> | undefined =>
  isOfLists(id) ? undefined : OPTION_NAMES[id]

/** How an address names an option; an unknown one as it is. */
export const listOptionName = (id: ListFacet, option: string): string => ownOf(namesOf(id), option) ?? option
/** How an address names a facet. */
export const listFacetName = (id: ListFacet): string => FACET_NAMES[id]

/** "prix-asc" */
export const listSortText = ({ key, direction }: ListSort): string => `${SORT_NAMES[key]}-${direction}`

/**
 * Writes a query as the parameters of an address, always in the same order: the same list has one address.
 *
 * @param page from 1
 * @returns without `?`; empty for the first page of the whole list in its own order
 */
export const formatListAddress = ({ facets, ranges, sort }: ListQuery, spec: ListSpec, page = 1): string => {
  const facetPairs = spec.facets.flatMap((id) => {
    const chosen = [...new Set(facets[id] ?? [])].map((option) => listOptionName(id, option)).sort(byOption)
    return chosen.length > 0 ? [pair(FACET_NAMES[id], listText(chosen))] : []
  })
  const rangePairs = spec.ranges.flatMap((id) => {
    const text = rangeText(id, ranges[id] ?? {})
    return text === null ? [] : [pair(RANGE_PARAMETERS[id], text)]
  })
  const sortPairs = sort ? [pair(PARAMETERS.sort, listSortText(sort))] : []
  return [...facetPairs, ...rangePairs, ...sortPairs, ...(page > 1 ? [pair(PARAMETERS.page, String(page))] : [])].join(
    '&',
  )
}

export interface ReadList {
  query: ListQuery
  /** From 1; 1 where the list has one page. It may be beyond the last. */
  page: number
  /** What stands in the address and cannot be: left out of the query. */
  problems: Problem[]
}

/** Reads what `formatListAddress` wrote; parameters that mean nothing here are passed over. */
export const parseListAddress = (search: string, spec: ListSpec): ReadList => {
  const parameters = new URLSearchParams(search)
  const problems: Problem[] = []
  const facets: Partial<Record<ListFacet, string[]>> = {}
  for (const id of spec.facets) {
    const options = listOf(parameters.getAll(FACET_NAMES[id])).flatMap((value) => {
      const option = isOfLists(id) ? value : optionCalled(id, value)
      if (option === undefined) problems.push({ parameter: FACET_NAMES[id], value })
      return option ?? []
    })
    if (options.length > 0) facets[id] = [...new Set(options)].sort(byOption)
  }
  const one = valueReader(parameters, problems)
  const ranges: Partial<Record<ListRange, Range>> = {}
  for (const id of spec.ranges) {
    const range = one(
      RANGE_PARAMETERS[id],
      (text) => rangeOf(id, text),
      (text) => whyNoRange(id, text),
    )
    if (range) ranges[id] = range
  }
  const sort = one(
    PARAMETERS.sort,
    (text) => spec.sorts.find((known) => listSortText(known) === text),
    () => 'sort',
  )
  const page =
    spec.pageSize === undefined
      ? null
      : one(
          PARAMETERS.page,
          (text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : null),
          () => 'page',
        )
  return { query: { facets, ranges, sort }, page: page ?? 1, problems }
}
