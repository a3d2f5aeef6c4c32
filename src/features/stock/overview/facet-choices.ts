import { ownOf } from '../../../domain/collections/own'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import type { StockResult } from '../../../domain/stock-search/engine/search-result'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import type { StockEngine } from '../load-stock'
import type { Words } from './describe-filters'
import { optionLabel } from './describe-filters'
import type { Option } from './FacetOptions'
import { compareNames } from '../../../domain/stock-search/text/compare-names'

export type Options = (facet: string) => readonly Option[]

/** Facets of which the page itself knows the counts, by the vehicle's field: they stand there before any script does. */
const OF_PAGE: Readonly<Record<string, string>> = {
  brand: 'brandId',
  model: 'modelId',
  category: 'category',
  condition: 'condition',
  fuel: 'fuel',
  transmission: 'transmission',
  bodyStyle: 'bodyStyle',
  location: 'locationId',
}
/** By frequency; all others in the order of the index, numbers and classes by size. */
const BY_FREQUENCY = new Set([
  'brand',
  'fuel',
  'bodyStyle',
  'colour',
  'interiorColour',
  'interiorMaterial',
  'location',
  'condition',
  'category',
  'transmission',
  'driveType',
  'availability',
])

/** What the index tells of models. */
export interface ModelFacts {
  /** Id of the brand by id of the model. */
  brandOf: ReadonlyMap<string, string>
  /** As shown. */
  names: Readonly<Record<string, string>>
}

/** Reads the models of the index; one pass over all vehicles. */
export const modelFacts = ({ columns: { facets, modelNames, specs } }: StockEngine): ModelFacts => {
  const [brand, model] = [facets.get('brand'), facets.get('model')]
  const brandOf = new Map<string, string>()
  const names: Record<string, string> = {}
  for (let row = 0; row < specs.length; row += 1) {
    const id = model?.options[model.codes[row] ?? 0]
    if (id === undefined || brandOf.has(id)) continue
    brandOf.set(id, brand?.options[brand.codes[row] ?? 0] ?? '')
    names[id] = modelNames[specs[row] ?? 0] ?? ''
  }
  return { brandOf, names }
}

/** A query with other options of a facet. Models go with their brand: nobody who takes a brand off looks for its models. */
export const withFacet = (
  query: StockQuery,
  models: ModelFacts | null,
  facet: string,
  chosen: string[],
): StockQuery => {
  const facets = { ...query.facets, [facet]: chosen }
  if (facet !== 'brand') return { ...query, facets }
  const gone = (query.facets['brand'] ?? []).filter((brand) => !chosen.includes(brand))
  return {
    ...query,
    facets: {
      ...facets,
      model: (query.facets['model'] ?? []).filter((model) => !gone.includes(models?.brandOf.get(model) ?? '')),
    },
  }
}

interface Given {
  models: ModelFacts | null
  query: StockQuery
  result: StockResult | null
  words: Words
  /** Vehicles of the release by field and value. */
  pageCounts: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Whole km to each dealership, while a place is asked for. */
  distances: Readonly<Record<string, number>>
  scope: StockScope
}

/**
 * The options of every facet with what they would give, in an order that does not change with the filters; of each facet
 * the same list whenever it is asked for.
 */
export const facetChoices = ({ models, query, result, words, pageCounts, distances, scope }: Given): Options => {
  const brands = query.facets['brand'] ?? []
  const made = new Map<string, readonly Option[]>()
  const choicesOf = (facet: string): readonly Option[] => {
    // There is nothing to choose of what the path has said.
    if (Object.hasOwn(scope, facet)) return []
    const counts = pageCounts[OF_PAGE[facet] ?? '']
    const ofPage = counts ?? {}
    const counted = result?.facets.get(facet)
    // What no vehicle of the page's list has is no option of it, unless one has come since.
    const known =
      counted?.options.filter((id, place) => !counts || Object.hasOwn(counts, id) || counted.counts[place] !== 0) ??
      Object.keys(ofPage)
    const chosen = query.facets[facet] ?? []
    const options = [...known, ...chosen.filter((option) => !known.includes(option))].filter(
      // Models are those of the chosen brands: all of them would be hundreds.
      (option) => facet !== 'model' || chosen.includes(option) || brands.includes(models?.brandOf.get(option) ?? ''),
    )
    const list = options.map((id): Option => {
      const place = counted?.options.indexOf(id) ?? -1
      const label = optionLabel(words, facet, id)
      const km = facet === 'location' ? ownOf(distances, id) : undefined
      return {
        id,
        label: km === undefined ? label : `${label}, ${words.text('near.away', { km })}`,
        count: counted ? (place === -1 ? 0 : (counted.counts[place] ?? 0)) : (ownOf(ofPage, id) ?? null),
      }
    })
    return BY_FREQUENCY.has(facet)
      ? list.sort((a, b) => (ownOf(ofPage, b.id) ?? 0) - (ownOf(ofPage, a.id) ?? 0) || compareNames(a.label, b.label))
      : list
  }
  return (facet) => {
    const choices = made.get(facet) ?? choicesOf(facet)
    made.set(facet, choices)
    return choices
  }
}
