import type { KnownPlaces } from '../../../domain/location/near'
import type { Paths } from '../../../domain/routes/paths'
import type { CustomFilter } from '../../../domain/stock-search/custom-filters'
import { EMPTY_QUERY } from '../../../domain/stock-search/engine/query'
import { inScope, parseScopedAddress, scopeAt, splitSearch } from '../../../domain/stock-search/url/scope'
import type { CountNew } from '../../../domain/vehicle/saved-search'
import type { StockEngine } from '../load-stock'

/**
 * Counts what came into stock of kept searches, each in the list that it was kept in.
 *
 * @param places without dealerships where it is not known where they are now, and what a search says of it is taken
 */
export const countNewIn =
  (engine: StockEngine | null, paths: Paths, places: KnownPlaces, added: readonly CustomFilter[]): CountNew =>
  (saved, since, then = []) => {
    const { path, parameters } = splitSearch(saved, paths.stock)
    const scope = scopeAt(path, paths)
    if (!engine || scope === null) return null
    const { query, problems } = parseScopedAddress(
      parameters,
      scope,
      added.map(({ id }) => id),
      places.sites.length > 0 ? places : { ...places, sites: then },
    )
    // Its town is not loaded yet, or cannot be.
    if (query.near?.locations === null || problems.some(({ why }) => why === 'place')) return null
    const kept = inScope(query, scope)
    // Equipment is asked for by its own file, which nobody loads for a number.
    if (kept.equipment.length > 0 && !engine.search.equipment()) return null
    const rows = engine.search.search({ ...kept, sort: EMPTY_QUERY.sort }).rows(0, engine.columns.count)
    const after = Date.parse(since) / 1000
    const old = rows.findIndex((row) => (engine.columns.listedAt[row] ?? 0) <= after)
    return old === -1 ? rows.length : old
  }
