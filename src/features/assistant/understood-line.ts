import { onceFor } from '../../domain/collections/once'
import { TOWNS } from '../../domain/location/towns'
import { wishesOf } from '../../domain/stock-search/engine/query'
import type { StockQuery } from '../../domain/stock-search/engine/query'
import { facetLabels } from '../stock/facet-labels'
import type { StockEngine } from '../stock/load-stock'
import { wishLabel, wordsFor } from '../stock/overview/describe-filters'
import { modelFacts } from '../stock/overview/facet-choices'
import type { ViewSources } from './reply-view'

const brandNames = onceFor(({ columns: { facets, brandNames: names, specs } }: StockEngine): Record<string, string> => {
  const brand = facets.get('brand')
  return Object.fromEntries(
    [...specs].map((spec, row) => [brand?.options[brand.codes[row] ?? -1] ?? '', names[spec] ?? '']),
  )
})

/** The filters that a sentence was read as, so that the visitor sees what was understood; null where there is none. */
export const understoodLine = (
  query: StockQuery,
  { engine, knowledge, intl }: Pick<ViewSources, 'engine' | 'knowledge' | 'intl'>,
): string | null => {
  const dealerships = Object.fromEntries(knowledge.facts.dealerships.map(({ id, name }) => [id, name]))
  const words = wordsFor(intl, {
    ...facetLabels(intl, dealerships),
    brand: brandNames(engine),
    model: modelFacts(engine).names,
    near: Object.fromEntries(TOWNS.map(({ id, name }) => [id, name])),
  })
  const filters = wishesOf(query).map((wish) => wishLabel(words, query, wish))
  return filters.length === 0
    ? null
    : intl.formatMessage({ id: 'assistant.understood' }, { filters: filters.join(' · ') })
}
