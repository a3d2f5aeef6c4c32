import { paths } from '../../src/config/segments'
import { BODIES } from '../../src/domain/stock-search/url/option-names'

/** Addresses of lists of a part of the stock: by condition, with and without what editors wrote above, by body and by brand. */
export const STOCK_LISTS: readonly string[] = [
  paths.allModels,
  paths.usedCentre,
  paths.demoStock,
  paths.bodyStock(BODIES.convertible),
  paths.brandStock('peugeot'),
]
