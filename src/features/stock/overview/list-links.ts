import type { IntlShape } from 'react-intl'
import { paths } from '../../../config/segments'
import { withParameters } from '../../../domain/routes/with-parameters'
import { EMPTY_QUERY } from '../../../domain/stock-search/engine/query'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import { withoutScope } from '../../../domain/stock-search/url/scope'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import { formatStockAddress } from '../../../domain/stock-search/url/stock-address'
import type { StockCounts } from '../../../domain/vehicle/stock-counts'

interface ListLink {
  to: string
  label: string
  count: number
}

const byCount = (a: ListLink, b: ListLink): number => b.count - a.count || a.label.localeCompare(b.label)

/** Address of a list with one query. */
const addressOf = (path: string, facets: StockQuery['facets']): string =>
  withParameters(path, formatStockAddress({ query: { ...EMPTY_QUERY, facets }, page: 1 }))

/** From a list to that of each brand in it, which keeps what the list is about; none from the list of a brand. */
export const brandLinks = (brands: readonly { id: string; name: string }[], counts: StockCounts, scope: StockScope): ListLink[] =>
  scope.brand
    ? []
    : brands
        .map(({ id, name }) => ({ to: addressOf(paths.brandStock(id), scope), label: name, count: counts.brandId[id] ?? 0 }))
        .filter(({ count }) => count > 0)
        .sort(byCount)

/** From a list to its vehicles of each body style. */
export const bodyLinks = (pathname: string, { bodyStyle = {} }: StockCounts, scope: StockScope, { formatMessage }: Pick<IntlShape, 'formatMessage'>): ListLink[] =>
  Object.entries(bodyStyle)
    .map(([id, count]) => ({ to: addressOf(pathname, withoutScope({ ...EMPTY_QUERY, facets: { bodyStyle: [id] } }, scope).facets), label: formatMessage({ id: `vehicle.bodyStyle.${id}` }), count }))
    .sort(byCount)
