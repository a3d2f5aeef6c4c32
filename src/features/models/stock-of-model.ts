import { paths } from '../../config/segments'
import { EMPTY_QUERY } from '../../domain/stock-search/engine/query'
import { formatStockAddress } from '../../domain/stock-search/url/stock-address'

/** Address of the stock overview with the vehicles of one model. */
export const stockOfModel = ({ brandId, modelId }: { brandId: string; modelId: string }): string =>
  `${paths.stock}?${formatStockAddress({ query: { ...EMPTY_QUERY, facets: { brand: [brandId], model: [modelId] } }, page: 1 })}`
