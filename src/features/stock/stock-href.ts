import { paths } from '../../config/segments'
import { withParameters } from '../../domain/routes/with-parameters'
import type { StockQuery } from '../../domain/stock-search/engine/query'
import { formatStockAddress } from '../../domain/stock-search/url/stock-address'

/** Address of the first page of the whole stock's list with a query. */
export const stockHref = (query: StockQuery): string =>
  withParameters(paths.stock, formatStockAddress({ query, page: 1 }))
