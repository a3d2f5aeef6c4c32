import { useCallback, useMemo } from 'react'
import { useAfterPaint } from '../../../components/ui/use-after-paint'
import { useSteady } from '../../../components/ui/use-steady'
import type { CustomFilter } from '../../../domain/stock-search/custom-filters'
import { EMPTY_QUERY } from '../../../domain/stock-search/engine/query'
import type { Sort } from '../../../domain/stock-search/engine/query'
import { inScope } from '../../../domain/stock-search/url/scope'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import { formatStockAddress } from '../../../domain/stock-search/url/stock-address'
import { usualTypesOf } from '../../../domain/stock-search/url/usual-types'
import { usePriceTypes } from '../price-display-store'
import { activeFilters } from './describe-filters'
import type { Words } from './describe-filters'
import { withFacet as changeFacet } from './facet-choices'
import type { ModelFacts } from './facet-choices'
import type { OverviewPlaces } from './places'
import { modelsInScope } from './query-in-scope'
import { useOverviewAddress } from './use-overview-address'

interface Options {
  pathname: string
  search: string
  scope: StockScope
  places: OverviewPlaces
  added: readonly CustomFilter[]
  models: ModelFacts | null
  words: Words
}

/** The filters of the address, and the ways to change them. */
export const useOverviewQuery = ({ pathname, search, scope, places, added, models, words }: Options) => {
  const wanted = usePriceTypes()
  const usual = useMemo(() => usualTypesOf(wanted), [wanted])
  const { ask, hrefOf, isRead, read } = useOverviewAddress({ pathname, search, scope, places, added, usual })
  // A click marks its box at once and nothing else: what it finds, and every other part that says so, is worked out in
  // pieces after that has been painted, and the next click need not wait for it.
  const late = useAfterPaint(read)
  const ticked = useMemo(() => modelsInScope(read.query, scope, models).query, [read.query, scope, models])
  const { query, foreign } = useMemo(() => modelsInScope(late.query, scope, models), [late.query, scope, models])
  const asked = useMemo(() => inScope(query, scope), [query, scope])
  const withFacet = useCallback(
    (facet: string, chosen: string[]) => changeFacet(ticked, models, facet, chosen),
    [ticked, models],
  )
  const active = useMemo(
    () => activeFilters(words, query, (facet, chosen) => changeFacet(query, models, facet, chosen)),
    [words, query, models],
  )
  /** Removes the filter of a key, or all of them; reads those set now, which may be more than the list shows yet. */
  const removeFilter = useSteady((key: string | null) => {
    if (key === null) return ask({ ...EMPTY_QUERY, ...usual, sort: ticked.sort })
    const without = activeFilters(words, ticked, withFacet).find((filter) => filter.key === key)?.without
    if (without) ask(without)
  })
  const sortBy = useSteady((sort: Sort) => ask({ ...ticked, sort }))
  /** What the address asks for and the path rules out. */
  const outside = useMemo(() => [...late.outside, ...foreign], [late, foreign])
  /** The query as parameters of an address, without the page. */
  const parameters = useMemo(() => formatStockAddress({ query, page: 1 }, usual), [query, usual])
  const hrefOfPage = useCallback((number: number) => hrefOf(query, number), [hrefOf, query])
  const isWhole = useMemo(() => formatStockAddress({ query, page: late.page }, usual) === '', [query, late, usual])
  return {
    ask,
    hrefOf,
    hrefOfPage,
    removeFilter,
    sortBy,
    withFacet,
    /** The query with the last click in it; `query` follows after the next paint. */
    ticked,
    query,
    /** `query` with the limits of the path. */
    asked,
    parameters,
    active,
    problems: late.problems,
    outside,
    /** The page that the address names. */
    page: late.page,
    /** The address names no filter and no page. */
    isWhole,
    /** The address is read, and `query` is that of the last click. */
    isCurrent: isRead && late === read,
  }
}
