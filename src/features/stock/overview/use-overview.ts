import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useAfterPaint } from '../../../components/ui/use-after-paint'
import { useSteady } from '../../../components/ui/use-steady'
import type { VehicleSummary } from '../../../domain/content/story-data'
import { paths } from '../../../config/segments'
import { inScope, joinSearch } from '../../../domain/stock-search/url/scope'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import { formatStockAddress, unknownOptions } from '../../../domain/stock-search/url/stock-address'
import type { CustomFilter } from '../../../domain/stock-search/custom-filters'
import { ACQUISITION_TYPES } from '../../../domain/price/acquisition'
import { offeredTypes } from '../../../domain/stock-search/engine/offered'
import { EMPTY_QUERY } from '../../../domain/stock-search/engine/query'
import type { Sort } from '../../../domain/stock-search/engine/query'
import { usualTypesOf } from '../../../domain/stock-search/url/usual-types'
import { facetLabels, searchedLabels } from '../facet-labels'
import { usePriceTypes } from '../price-display-store'
import { useStock } from '../stock-engine-store'
import { useStockCards, useStockSearch } from '../use-stock-search'
import { activeFilters, searchName, wordsFor } from './describe-filters'
import { facetChoices, modelFacts, withFacet as changeFacet } from './facet-choices'
import { kilometresTo, placesOf } from './places'
import type { OverviewLocation } from './places'
import { countNewIn } from './count-new'
import { modelsInScope, nearInScope } from './query-in-scope'
import { useOverviewAddress } from './use-overview-address'
import { useOverviewEvents } from './use-overview-events'

/** Cards on a page, as many as the static page has. */
const PAGE = 24

interface Given {
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
}

/** Everything that the overview shows, from its address and the stock. */
export const useOverview = ({ pathname, scope, search, vehicles: first, brands, locations, added, counts }: Given) => {
  const intl = useIntl()
  const places = useMemo(() => placesOf(locations), [locations])
  const labels = useMemo(() => {
    const byBrand = Object.fromEntries(brands.map(({ id, name }) => [id, name]))
    return {
      ...facetLabels(intl, Object.fromEntries(locations.map(({ id, name }) => [id, name]))),
      brand: byBrand,
      near: places.labels,
      ...Object.fromEntries(added.map(({ id, options = {} }) => [id, options])),
    }
  }, [intl, brands, locations, places, added])
  const textLabels = useMemo(() => searchedLabels(labels), [labels])
  const towns = useMemo(() => Object.fromEntries(locations.map(({ id, address }) => [id, address.town])), [locations])

  const wanted = usePriceTypes()
  const usual = useMemo(() => usualTypesOf(wanted), [wanted])
  const { ask, hrefOf, isRead, read } = useOverviewAddress({ pathname, search, scope, sites: locations, added, usual })
  const loaded = useStock((state) => state.engine)
  const models = useMemo(() => loaded && modelFacts(loaded), [loaded])
  // A click marks its box at once and nothing else: what it finds, and every other part that says so, is worked out in
  // pieces after that has been painted, and the next click need not wait for it.
  const late = useAfterPaint(read)
  const ticked = useMemo(() => modelsInScope(read.query, scope, models).query, [read.query, scope, models])
  const { query, foreign } = useMemo(() => modelsInScope(late.query, scope, models), [late.query, scope, models])
  const asked = useMemo(() => inScope(query, scope), [query, scope])
  const stock = useStockSearch(asked, textLabels)
  const { engine, result } = stock
  const words = useMemo(
    () =>
      wordsFor(
        intl,
        { ...labels, model: models?.names ?? {} },
        Object.fromEntries(
          added.map(({ id, label }) => [id, label ?? intl.formatMessage({ id: `overview.facet.${id}` })]),
        ),
      ),
    [intl, labels, models, added],
  )
  const offered = useMemo(() => (engine ? offeredTypes(engine.columns) : ACQUISITION_TYPES), [engine])
  const withFacet = useCallback(
    (facet: string, chosen: string[]) => changeFacet(ticked, models, facet, chosen),
    [ticked, models],
  )
  const active = useMemo(
    () => activeFilters(words, query, (facet, chosen) => changeFacet(query, models, facet, chosen)),
    [words, query, models],
  )
  /** Takes off the filter of a key, or all of them: of those that are set now, which may be more than the list shows yet. */
  const takeOff = useSteady((key: string | null) => {
    if (key === null) return ask({ ...EMPTY_QUERY, ...usual, sort: ticked.sort })
    const without = activeFilters(words, ticked, withFacet).find((filter) => filter.key === key)?.without
    if (without) ask(without)
  })
  const sortBy = useSteady((sort: Sort) => ask({ ...ticked, sort }))

  const pages = result ? Math.max(1, Math.ceil(result.count / PAGE)) : 1
  const page = result ? Math.min(late.page, pages) : late.page
  useOverviewEvents(asked, page, result?.count ?? null)
  const distances = useMemo(() => kilometresTo(asked.near, locations), [asked.near, locations])
  const built = useMemo(() => new Map(first.map((vehicle) => [vehicle.id, vehicle])), [first])
  const cards = useStockCards(asked, result, (page - 1) * PAGE, PAGE, textLabels, towns, built)
  const known = useStock((state) => state.cards)
  const vehicles = useMemo(() => (result ? cards : [...first]), [result, cards, first])

  /** `listedAt` of the newest vehicle; null until the stock is there. */
  const newest = useMemo(
    () =>
      engine && engine.columns.count > 0
        ? new Date(engine.columns.listedAt.reduce((a, b) => Math.max(a, b), 0) * 1000).toISOString()
        : null,
    [engine],
  )
  const countNew = useMemo(() => countNewIn(engine, paths, locations, added), [engine, locations, added])
  const optionsOf = useMemo(
    () => facetChoices({ models, query: asked, result, words, pageCounts: counts, distances, scope }),
    [models, asked, result, words, counts, distances, scope],
  )
  const isPhotoComing = useCallback(
    (vehicle: VehicleSummary) => result !== null && vehicle.photos.length === 0 && !known.has(vehicle.id),
    [result, known],
  )
  const near = useMemo(
    () => (result?.count === 0 && engine ? nearInScope(engine, asked, scope) : []),
    [result, engine, asked, scope],
  )
  const elsewhere = useMemo(
    () =>
      result?.count === 0 && engine && Object.keys(scope).length > 0
        ? { to: `${paths.stock}?${formatStockAddress({ query, page: 1 }, usual)}`, count: engine.search.count(query) }
        : null,
    [result, engine, scope, query, usual],
  )
  /** Vehicles of the list without any filter; null until the stock is there. */
  const whole = useMemo(
    () => (engine && stock.revision > 0 ? engine.search.count(inScope(EMPTY_QUERY, scope)) : null),
    [engine, stock.revision, scope],
  )
  const missing = useMemo(
    () =>
      engine && stock.revision > 0
        ? unknownOptions(
            query,
            (facet) => engine.columns.facets.get(facet)?.options,
            engine.search.equipment()?.features,
          )
        : [],
    [engine, stock.revision, query],
  )
  /** What the address asks for and the path rules out. */
  const outside = useMemo(() => [...late.outside, ...foreign], [late, foreign])
  const parameters = useMemo(() => formatStockAddress({ query, page: 1 }, usual), [query, usual])
  const saved = useMemo(
    () => ({
      query: joinSearch(pathname, parameters, paths.stock),
      name: searchName(words, asked),
      sites: asked.near ? locations : [],
    }),
    [pathname, parameters, words, asked, locations],
  )
  const hrefOfPage = useCallback((number: number) => hrefOf(query, number), [hrefOf, query])
  const isWhole = useMemo(() => formatStockAddress({ query, page: late.page }, usual) === '', [query, late, usual])
  return {
    ask,
    hrefOf,
    hrefOfPage,
    takeOff,
    sortBy,
    /** What is asked for, in force at once; everything else is of the list that is shown. */
    ticked,
    withFacet,
    query,
    problems: late.problems,
    missing,
    outside,
    /** The page that the address asks for beyond the last one, which is shown in its place; null where there is none. */
    pageBeyond: result && result.count > 0 && late.page > pages ? late.page : null,
    offered,
    stock,
    result,
    words,
    active,
    pages,
    page,
    vehicles,
    newest,
    countNew,
    places,
    optionsOf,
    distances,
    isPhotoComing,
    near,
    whole,
    elsewhere,
    saved,
    /** The list that is shown is not yet the one that was asked for. */
    isBehind: result === null && stock.problem === null && !isWhole,
    /** The list is the one that the address means, or cannot be. */
    isThere: isRead && late === read && (stock.problem !== null || isWhole || result !== null),
  }
}
