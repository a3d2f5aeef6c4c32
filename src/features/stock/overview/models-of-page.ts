import type { StockScope } from '../../../domain/stock-search/url/scope'
import type { ModelFacts } from './facet-choices'

/**
 * What the page of a brand's list tells of its models before the index is there; null elsewhere.
 *
 * @param names of all of them, by id
 */
export const modelsOfPage = (
  { brand: [brand] = [] }: StockScope,
  names: Readonly<Record<string, string>> | undefined,
): ModelFacts | null =>
  brand !== undefined && names ? { names, brandOf: new Map(Object.keys(names).map((model) => [model, brand])) } : null
