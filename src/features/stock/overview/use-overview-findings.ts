import { useMemo } from 'react'
import { paths } from '../../../config/segments'
import { ACQUISITION_TYPES } from '../../../domain/price/acquisition'
import type { CustomFilter } from '../../../domain/stock-search/custom-filters'
import { offeredTypes } from '../../../domain/stock-search/engine/offered'
import { EMPTY_QUERY } from '../../../domain/stock-search/engine/query'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import { inScope } from '../../../domain/stock-search/url/scope'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import { unknownOptions } from '../../../domain/stock-search/url/unknown-options'
import type { StockSearchState } from '../use-stock-search'
import { countNewIn } from './count-new'
import type { OverviewPlaces } from './places'
import { nearInScope } from './query-in-scope'

interface Options {
  stock: StockSearchState
  query: StockQuery
  /** `query` with the limits of the path. */
  asked: StockQuery
  /** `query` as parameters of an address. */
  parameters: string
  scope: StockScope
  places: OverviewPlaces
  added: readonly CustomFilter[]
}

/** What the loaded stock says beside the result: near matches, the whole list, newest vehicles, unknown options. */
export const useOverviewFindings = ({ stock, query, asked, parameters, scope, places, added }: Options) => {
  const { engine, result, revision } = stock
  const offered = useMemo(() => (engine ? offeredTypes(engine.columns) : ACQUISITION_TYPES), [engine])
  /** `listedAt` of the newest vehicle; null until the stock is there. */
  const newest = useMemo(
    () =>
      engine && engine.columns.count > 0
        ? new Date(engine.columns.listedAt.reduce((a, b) => Math.max(a, b), 0) * 1000).toISOString()
        : null,
    [engine],
  )
  const countNew = useMemo(() => countNewIn(engine, paths, places, added), [engine, places, added])
  const near = useMemo(
    () => (result?.count === 0 && engine ? nearInScope(engine, asked, scope) : []),
    [result, engine, asked, scope],
  )
  const elsewhere = useMemo(
    () =>
      result?.count === 0 && engine && Object.keys(scope).length > 0
        ? { to: `${paths.stock}?${parameters}`, count: engine.search.count(query) }
        : null,
    [result, engine, scope, query, parameters],
  )
  /** Vehicles of the list without any filter; null until the stock is there. */
  const whole = useMemo(
    () => (engine && revision > 0 ? engine.search.count(inScope(EMPTY_QUERY, scope)) : null),
    [engine, revision, scope],
  )
  const missing = useMemo(
    () =>
      engine && revision > 0
        ? unknownOptions(
            query,
            (facet) => engine.columns.facets.get(facet)?.options,
            engine.search.equipment()?.features,
          )
        : [],
    [engine, revision, query],
  )
  return { offered, newest, countNew, near, elsewhere, whole, missing }
}
