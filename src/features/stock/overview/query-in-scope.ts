import type { StockQuery } from '../../../domain/stock-search/engine/query'
import type { NearMatch } from '../../../domain/stock-search/engine/search-result'
import { withoutScope } from '../../../domain/stock-search/url/scope'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import { FACET_PARAMETERS } from '../../../domain/stock-search/url/parameters'
import type { Problem } from '../../../domain/stock-search/url/parameters'
import type { StockEngine } from '../load-stock'
import type { ModelFacts } from './facet-choices'

/** A query without the models of other brands than those of the scope, and these models; all are kept until their brands are known. */
export const modelsInScope = (
  query: StockQuery,
  { brand: brands }: StockScope,
  models: ModelFacts | null,
): { query: StockQuery; foreign: Problem[] } => {
  const chosen = query.facets['model'] ?? []
  const isForeign = (model: string): boolean => {
    const brand = models?.brandOf.get(model)
    return brands !== undefined && brand !== undefined && !brands.includes(brand)
  }
  const foreign = chosen.filter(isForeign)
  if (foreign.length === 0) return { query, foreign: [] }
  return {
    query: { ...query, facets: { ...query.facets, model: chosen.filter((model) => !isForeign(model)) } },
    foreign: foreign.map((value) => ({ parameter: FACET_PARAMETERS.model, value })),
  }
}

/** Near matches that stay in the list: what its path says is no wish that could be given up. */
export const nearInScope = ({ search }: StockEngine, asked: StockQuery, scope: StockScope): NearMatch[] =>
  search
    .nearMatches(asked)
    .filter(({ wish }) => wish.kind !== 'facet' || !Object.hasOwn(scope, wish.id))
    .map((match) => ({ ...match, query: withoutScope(match.query, scope) }))
