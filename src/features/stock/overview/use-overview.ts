import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { VehicleSummary } from '../../../domain/content/story-data'
import type { CountNew } from '../../../domain/vehicle/saved-search'
import { ACQUISITION_TYPES } from '../../../domain/price/acquisition'
import { offeredTypes } from '../../../domain/stock-search/engine/offered'
import { EMPTY_QUERY } from '../../../domain/stock-search/engine/query'
import { formatStockAddress, parseStockAddress, unknownOptions } from '../../../domain/stock-search/url/stock-address'
import { usualTypesOf } from '../../../domain/stock-search/url/usual-types'
import { facetLabels, searchedLabels } from '../facet-labels'
import { usePriceTypes } from '../price-display-store'
import { useStock } from '../stock-engine-store'
import { useStockCards, useStockSearch } from '../use-stock-search'
import { activeFilters, searchName, wordsFor } from './describe-filters'
import { facetChoices, modelFacts, withFacet as changeFacet } from './facet-choices'
import { useOverviewAddress } from './use-overview-address'

/** Cards on a page, as many as the static page has. */
const PAGE = 24

interface Given {
  pathname: string
  search: string
  /** The first cards, as the page was built with. */
  vehicles: readonly VehicleSummary[]
  brands: readonly { id: string; name: string }[]
  locations: readonly { id: string; name: string; address: { town: string } }[]
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Everything that the overview shows, from its address and the stock. */
export const useOverview = ({ pathname, search, vehicles: first, brands, locations, counts }: Given) => {
  const intl = useIntl()
  const labels = useMemo(() => {
    const byBrand = Object.fromEntries(brands.map(({ id, name }) => [id, name]))
    return { ...facetLabels(intl, Object.fromEntries(locations.map(({ id, name }) => [id, name]))), brand: byBrand }
  }, [intl, brands, locations])
  const textLabels = useMemo(() => searchedLabels(labels), [labels])
  const towns = useMemo(() => Object.fromEntries(locations.map(({ id, address }) => [id, address.town])), [locations])

  const shown = usePriceTypes()
  const usual = useMemo(() => usualTypesOf(shown), [shown])
  const address = useOverviewAddress(pathname, search, usual)
  const { query } = address
  const stock = useStockSearch(query, textLabels)
  const { engine, result } = stock
  const offered = useMemo(() => (engine ? offeredTypes(engine.columns) : ACQUISITION_TYPES), [engine])
  const models = useMemo(() => engine && modelFacts(engine), [engine])
  const words = useMemo(() => wordsFor(intl, { ...labels, model: models?.names ?? {} }), [intl, labels, models])
  const withFacet = useCallback((facet: string, chosen: string[]) => changeFacet(query, models, facet, chosen), [query, models])
  const active = useMemo(() => activeFilters(words, query, withFacet), [words, query, withFacet])

  const pages = result ? Math.max(1, Math.ceil(result.count / PAGE)) : 1
  const page = result ? Math.min(address.page, pages) : address.page
  const cards = useStockCards(result, (page - 1) * PAGE, PAGE, textLabels, towns)
  const known = useStock((state) => state.cards)
  const vehicles = useMemo(() => {
    const built = new Map(first.map((vehicle) => [vehicle.id, vehicle]))
    return result ? cards.map((card) => (card.photos.length === 0 ? (built.get(card.id) ?? card) : card)) : [...first]
  }, [result, cards, first])

  /** `listedAt` of the newest vehicle; null until the stock is there. */
  const newest = useMemo(() => (engine && engine.columns.count > 0 ? new Date(engine.columns.listedAt.reduce((a, b) => Math.max(a, b), 0) * 1000).toISOString() : null), [engine])
  const countNew: CountNew = useCallback(
    (saved, since) => {
      if (!engine) return null
      const { query: kept } = parseStockAddress(saved)
      // Equipment is asked for by its own file, which nobody loads for a number.
      if (kept.equipment.length > 0 && !engine.search.equipment()) return null
      const rows = engine.search.search({ ...kept, sort: EMPTY_QUERY.sort }).rows(0, engine.columns.count)
      const after = Date.parse(since) / 1000
      const old = rows.findIndex((row) => (engine.columns.listedAt[row] ?? 0) <= after)
      return old === -1 ? rows.length : old
    },
    [engine],
  )
  return {
    ...address, withFacet, offered, cleared: { ...EMPTY_QUERY, ...usual }, stock, result, words, active, pages, page, vehicles, newest, countNew,
    optionsOf: facetChoices({ models, query, result, words, pageCounts: counts }),
    isPhotoComing: (vehicle: VehicleSummary) => result !== null && vehicle.photos.length === 0 && !known.has(vehicle.id),
    /** The list that is shown is not yet the one that was asked for. */
    isBehind: result === null && stock.problem === null && formatStockAddress(address, usual) !== '',
    missing: engine ? unknownOptions(query, (facet) => engine.columns.facets.get(facet)?.options) : [],
    near: result?.count === 0 && engine ? engine.search.nearMatches(query) : [],
    saved: { query: formatStockAddress({ query, page: 1 }, usual), name: searchName(words, query) },
  }
}
