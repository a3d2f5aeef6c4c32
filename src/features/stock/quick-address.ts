import { withParameters } from '../../domain/routes/with-parameters'
import type { StockQuery } from '../../domain/stock-search/engine/query'
import { formatStockAddress, parseStockAddress } from '../../domain/stock-search/url/stock-address'
import type { FieldNames, QuickSearch } from './quick-search'

/** What a quick search asks of the stock. */
export const quickQuery = (search: QuickSearch, names: FieldNames): StockQuery => {
  const fields = Object.entries(search) as [keyof QuickSearch, string][]
  return parseStockAddress(
    String(new URLSearchParams(fields.flatMap(([field, value]) => (value === '' ? [] : [[names[field], value]])))),
  ).query
}

/** Address of the stock overview with these choices, as the overview itself writes it. */
export const quickAddress = (stock: string, search: QuickSearch, names: FieldNames): string =>
  withParameters(stock, formatStockAddress({ query: quickQuery(search, names), page: 1 }))
