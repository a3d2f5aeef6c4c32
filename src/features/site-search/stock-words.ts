import type { IntlShape } from 'react-intl'
import type { Knowledge } from '../../domain/assistant/knowledge/knowledge'
import { ownOf } from '../../domain/collections/own'
import { TOWNS } from '../../domain/location/towns'
import { facetLabels } from '../stock/facet-labels'
import type { StockEngine } from '../stock/load-stock'
import { wordsFor } from '../stock/overview/describe-filters'
import type { Words } from '../stock/overview/describe-filters'
import { modelFacts } from '../stock/overview/facet-choices'
import { placesOf } from '../stock/overview/places'

/** Names of brands by id, as vehicles of the stock have them. */
const brandNames = ({ columns: { brandNames: names, specStarts, facets } }: StockEngine): Record<string, string> => {
  const brand = facets.get('brand')
  return Object.fromEntries(
    names.map((name, spec) => [brand?.options[brand.codes[specStarts[spec] ?? 0] ?? 0] ?? '', name]),
  )
}

/** Names of models, with their brand: "500" or "Sportage" alone say little. */
const modelNames = (engine: StockEngine, brands: Readonly<Record<string, string>>): Record<string, string> => {
  const { names, brandOf } = modelFacts(engine)
  return Object.fromEntries(
    Object.entries(names).map(([id, name]) => [id, `${ownOf(brands, brandOf.get(id) ?? '') ?? ''} ${name}`.trim()]),
  )
}

/** Names of filters and options of the stock for the visitor; dealerships are known with what sentences are read with. */
export const stockWords = (
  engine: StockEngine,
  knowledge: Knowledge | null,
  intl: Pick<IntlShape, 'formatMessage'>,
): Words => {
  const brands = brandNames(engine)
  const dealerships = knowledge?.facts.dealerships ?? []
  return wordsFor(intl, {
    ...facetLabels(intl, Object.fromEntries(dealerships.map(({ id, name }) => [id, name]))),
    brand: brands,
    model: modelNames(engine, brands),
    near: placesOf(dealerships, TOWNS).labels,
  })
}
