import type { IntlShape } from 'react-intl'
import type { Knowledge } from '../../domain/assistant/knowledge'
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

/** Names of filters and options of the stock for the visitor; dealerships are known with what sentences are read with. */
export const stockWords = (
  engine: StockEngine,
  knowledge: Knowledge | null,
  intl: Pick<IntlShape, 'formatMessage'>,
): Words => {
  const dealerships = knowledge?.facts.dealerships ?? []
  return wordsFor(intl, {
    ...facetLabels(intl, Object.fromEntries(dealerships.map(({ id, name }) => [id, name]))),
    brand: brandNames(engine),
    model: modelFacts(engine).names,
    near: placesOf(dealerships, TOWNS).labels,
  })
}
