import type { IntlShape } from 'react-intl'
import { paths } from '../../../config/segments'
import { withParameters } from '../../../domain/routes/with-parameters'
import { EMPTY_QUERY } from '../../../domain/stock-search/engine/query'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import { BODIES } from '../../../domain/stock-search/url/option-names'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import { formatStockAddress } from '../../../domain/stock-search/url/stock-address'
import type { StockCounts } from '../../../domain/vehicle/stock-counts'
import { BODY_STYLES } from '../../../domain/vehicle/types'
import { compareNames } from '../../../domain/stock-search/text/compare-names'

interface ListLink {
  to: string
  label: string
  count: number
}

const byCount = (a: ListLink, b: ListLink): number => b.count - a.count || compareNames(a.label, b.label)

/** Address of a list with one query. */
const addressOf = (path: string, facets: StockQuery['facets']): string =>
  withParameters(path, formatStockAddress({ query: { ...EMPTY_QUERY, facets }, page: 1 }))

/** From a list to that of each brand in it, which keeps what the list is about; none from the list of a brand. */
export const brandLinks = (
  brands: readonly { id: string; name: string }[],
  counts: StockCounts,
  scope: StockScope,
): ListLink[] =>
  scope.brand
    ? []
    : brands
        .map(({ id, name }) => ({
          to: addressOf(paths.brandStock(id), scope),
          label: name,
          count: counts.brandId[id] ?? 0,
        }))
        .filter(({ count }) => count > 0)
        .sort(byCount)

/**
 * From a list to its vehicles of each body style; none from the list of a body style.
 *
 * @param isHydrated whether scripts filter the list; without them each body style has a page of the whole stock
 */
export const bodyLinks = (
  pathname: string,
  { bodyStyle = {} }: StockCounts,
  scope: StockScope,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  isHydrated: boolean,
): ListLink[] =>
  scope.bodyStyle
    ? []
    : BODY_STYLES.flatMap((id): ListLink[] => {
        const count = bodyStyle[id] ?? 0
        const to = isHydrated ? addressOf(pathname, { bodyStyle: [id] }) : paths.bodyStock(BODIES[id])
        return count > 0 ? [{ to, label: formatMessage({ id: `vehicle.bodyStyle.${id}` }), count }] : []
      }).sort(byCount)
