import { NO_PLACES } from '../../location/near'
import type { KnownPlaces } from '../../location/near'
import type { Paths } from '../../routes/paths'
import { withParameters } from '../../routes/with-parameters'
import { BODY_STYLES } from '../../vehicle/types'
import type { BodyStyle } from '../../vehicle/types'
import type { StockQuery } from '../engine/query'
import type { FacetId } from '../fields'
import { BODIES, OPTION_NAMES } from './option-names'
import { FACET_PARAMETERS } from './parameters'
import type { Problem } from './parameters'
import { parseStockAddress } from './stock-address'
import type { ReadAddress } from './stock-address'

/** What a list of the stock is about by its path: the options of facets that its address neither repeats nor changes. */
export type StockScope = Readonly<Partial<Record<FacetId, readonly string[]>>>

/** That of `/stock`. */
export const WHOLE_STOCK: StockScope = {}

/** Scopes of the lists by what they are called. "New" is what was never registered. */
export const NEW_STOCK = { condition: ['new'] } as const satisfies StockScope
export const USED_STOCK = { condition: ['used'] } as const satisfies StockScope
export const DEMO_STOCK = { condition: ['demo'] } as const satisfies StockScope
export const UTILITY_STOCK = { category: ['truck', 'van'] } as const satisfies StockScope
export const bodyStock = (bodyStyle: BodyStyle): StockScope => ({ bodyStyle: [bodyStyle] })
export const brandStock = (brandId: string): StockScope => ({ brand: [brandId] })

/** The scope of the list at a path; null where no list stands, as far as a path can tell. */
export const scopeAt = (path: string, paths: Paths): StockScope | null => {
  if (path === paths.stock) return WHOLE_STOCK
  if (path === paths.allModels) return NEW_STOCK
  if (path === paths.usedCentre) return USED_STOCK
  if (path === paths.demoStock) return DEMO_STOCK
  if (path === paths.utilityStock) return UTILITY_STOCK
  const body = BODY_STYLES.find((bodyStyle) => path === paths.bodyStock(BODIES[bodyStyle]))
  if (body) return bodyStock(body)
  const [, brandId = ''] = /^\/([^/?#]+)\//.exec(path) ?? []
  return brandId !== '' && path === paths.brandStock(brandId) ? brandStock(brandId) : null
}

const facetsOf = (scope: StockScope): FacetId[] => Object.keys(scope) as FacetId[]

/** A query as the stock is asked: with what the path says. */
export const inScope = (query: StockQuery, scope: StockScope): StockQuery => ({
  ...query,
  facets: { ...query.facets, ...scope },
})

/** A query as an address says it: without what the path says already. */
export const withoutScope = (query: StockQuery, scope: StockScope): StockQuery => ({
  ...query,
  facets: Object.fromEntries(Object.entries(query.facets).filter(([id]) => !Object.hasOwn(scope, id))),
})

export interface ScopedAddress extends ReadAddress {
  /** What the address asks for and the path rules out: left out of the query. */
  outside: Problem[]
}

/**
 * Reads the parameters of a list's address. What they say of the scope is no filter: the path has said it, or it cannot be.
 *
 * @param custom ids of the facets that the site's configuration adds
 * @param places that the address can name
 * @returns the query without the scope
 */
export const parseScopedAddress = (
  search: string,
  scope: StockScope,
  custom: readonly string[] = [],
  places: KnownPlaces = NO_PLACES,
): ScopedAddress => {
  const read = parseStockAddress(search, custom, places)
  const outside = facetsOf(scope).flatMap((id) =>
    (read.query.facets[id] ?? [])
      .filter((option) => !(scope[id] ?? []).includes(option))
      .map((option): Problem => ({ parameter: FACET_PARAMETERS[id], value: OPTION_NAMES[id]?.[option] ?? option })),
  )
  return { ...read, query: withoutScope(read.query, scope), outside }
}

/** Path of a list in the address that a search is kept by; searches of `/stock` are kept by their parameters alone. */
export const splitSearch = (kept: string, stock: string): { path: string; parameters: string } => {
  if (!/^\/(?![/\\])/.test(kept)) return { path: stock, parameters: kept }
  const [path = stock, parameters = ''] = kept.split('?', 2)
  return { path, parameters }
}

/** What a search is kept by. */
export const joinSearch = (path: string, parameters: string, stock: string): string =>
  path === stock ? parameters : withParameters(path, parameters)
