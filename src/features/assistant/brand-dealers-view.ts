import { paths } from '../../config/segments'
import type { Reply } from '../../domain/assistant/reply/reply'
import { EMPTY_QUERY } from '../../domain/stock-search/engine/query'
import { stockHref } from '../stock/stock-href'
import type { AnswerView } from './kept-conversation'
import type { ViewSources } from './reply-view'

/** The dealerships that represent a make, and the vehicles of it in stock, which other dealerships have too. */
export const brandDealersView = (
  { brandIds, locationIds, nearestTo }: Extract<Reply, { code: 'brandDealers' }>,
  { engine, knowledge, intl: { formatMessage } }: ViewSources,
): AnswerView => {
  const found = locationIds.flatMap((id) => knowledge.facts.dealerships.find((one) => one.id === id) ?? [])
  const query = { ...EMPTY_QUERY, facets: { brand: [...brandIds] } }
  const [nearest] = found
  const count = engine.search.count(query)
  return {
    lines: [
      formatMessage({ id: 'assistant.brandDealers' }, { count: found.length }),
      ...(nearest && nearestTo !== undefined
        ? [formatMessage({ id: 'assistant.nearestOfBrand' }, { town: nearestTo, name: nearest.name })]
        : []),
      formatMessage({ id: 'assistant.ofBrand' }, { count }),
    ],
    links: [
      ...found.map(({ id, name }) => ({ label: name, to: paths.location(id) })),
      ...(count > 0
        ? [
            {
              label: formatMessage({ id: 'assistant.list' }, { count }),
              to: stockHref(query),
            },
          ]
        : []),
    ],
    vehicleIds: [],
  }
}
