import { useCallback, useMemo } from 'react'
import { paths } from '../../../config/segments'
import type { VehicleSummary } from '../../../domain/content/story-data'
import type { CustomFilter } from '../../../domain/stock-search/custom-filters'
import { joinSearch } from '../../../domain/stock-search/url/scope'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import { useStock } from '../stock-engine-store'
import { useStockCards, useStockSearch } from '../use-stock-search'
import { searchName } from './describe-filters'
import { facetChoices, modelFacts } from './facet-choices'
import { modelsOfPage } from './models-of-page'
import { kilometresTo } from './places'
import type { OverviewLocation } from './places'
import { useOverviewEvents } from './use-overview-events'
import { useOverviewFindings } from './use-overview-findings'
import { useOverviewQuery } from './use-overview-query'
import { useOverviewWords } from './use-overview-words'

/** Cards on a page, as many as the static page has. */
const PAGE = 24

interface Options {
  pathname: string
  /** What the path says of every vehicle of the list; the same object for the life of the page. */
  scope: StockScope
  search: string
  /** The first cards, as the page was built with. */
  vehicles: readonly VehicleSummary[]
  brands: readonly { id: string; name: string }[]
  locations: readonly OverviewLocation[]
  /** Filters that the configuration adds; the same object for the life of the page. */
  added: readonly CustomFilter[]
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Names by id of all models of the list, where it is of one brand; the same object for the life of the page. */
  models: Readonly<Record<string, string>> | undefined
}

export type Overview = ReturnType<typeof useOverview>

/** Everything that the overview shows, from its address and the stock. */
export const useOverview = ({
  pathname,
  scope,
  search,
  vehicles: first,
  brands,
  locations,
  added,
  counts,
  models: names,
}: Options) => {
  const loaded = useStock((state) => state.engine)
  const models = useMemo(() => (loaded ? modelFacts(loaded) : modelsOfPage(scope, names)), [loaded, scope, names])
  const { places, textLabels, towns, words } = useOverviewWords({ brands, locations, added, models })
  const filters = useOverviewQuery({ pathname, search, scope, places, added, models, words })
  const { query, asked, parameters } = filters
  const stock = useStockSearch(asked, textLabels)
  const { result } = stock

  const pages = result ? Math.max(1, Math.ceil(result.count / PAGE)) : 1
  const page = result ? Math.min(filters.page, pages) : filters.page
  useOverviewEvents(asked, page, result?.count ?? null)
  const distances = useMemo(() => kilometresTo(asked.near, places), [asked.near, places])
  const built = useMemo(() => new Map(first.map((vehicle) => [vehicle.id, vehicle])), [first])
  const cards = useStockCards(asked, result, (page - 1) * PAGE, PAGE, textLabels, towns, built)
  const known = useStock((state) => state.cards)
  const vehicles = useMemo(() => (result ? cards : [...first]), [result, cards, first])
  const isPhotoComing = useCallback(
    (vehicle: VehicleSummary) => result !== null && vehicle.photos.length === 0 && !known.has(vehicle.id),
    [result, known],
  )
  const findings = useOverviewFindings({ stock, query, asked, parameters, scope, places, added })
  const optionsOf = useMemo(
    () => facetChoices({ models, query: asked, result, words, pageCounts: counts, distances, scope }),
    [models, asked, result, words, counts, distances, scope],
  )
  const saved = useMemo(
    () => ({
      query: joinSearch(pathname, parameters, paths.stock),
      name: searchName(words, asked),
      sites: asked.near ? locations : [],
    }),
    [pathname, parameters, words, asked, locations],
  )
  return {
    ...filters,
    ...findings,
    /** The page that the address asks for beyond the last one, which is shown in its place; null where there is none. */
    pageBeyond: result && result.count > 0 && filters.page > pages ? filters.page : null,
    stock,
    result,
    words,
    pages,
    page,
    vehicles,
    places,
    optionsOf,
    distances,
    isPhotoComing,
    saved,
    /** The list that is shown is not yet the one that was asked for. */
    isBehind: result === null && stock.problem === null && !filters.isWhole,
    /** The list is the one that the address means, or cannot be. */
    isThere: filters.isCurrent && (stock.problem !== null || filters.isWhole || result !== null),
  }
}
