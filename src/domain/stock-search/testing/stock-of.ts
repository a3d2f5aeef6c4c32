import type { Vehicle } from '../../vehicle/types'
import { decodeStock } from '../codec/decode'
import type { StockColumns } from '../codec/decode'
import { createStockEncoder } from '../codec/encode'
import type { StockFiles } from '../codec/encode'
import { decodeEquipment } from '../codec/equipment'
import { createStockSearch } from '../engine/stock-search'
import type { StockSearch } from '../engine/search-result'
import type { CustomFacet } from '../fields'
import type { FacetLabels } from '../text/text-search'

/** Equal texts have equal names, and others have others: enough for tests. */
export const nameOf = (text: string): string => {
  let hash = 0
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  return `${text.length}-${hash >>> 0}`
}

export const filesOf = (vehicles: readonly Vehicle[], custom: readonly CustomFacet[] = []): StockFiles => {
  const encoder = createStockEncoder(nameOf, custom)
  for (const vehicle of vehicles) encoder.put(vehicle)
  return encoder.files()
}

/** An engine over a stock that was written and read. */
export const stockOf = (
  vehicles: readonly Vehicle[],
  labels: FacetLabels = {},
): { columns: StockColumns; search: StockSearch } => {
  const files = filesOf(vehicles)
  const columns = decodeStock(JSON.parse(files.index.text))
  const search = createStockSearch(columns, labels)
  const equipment = decodeEquipment(JSON.parse(files.equipment.text), columns.count)
  if (!equipment) throw new Error('the equipment cannot be read')
  search.setEquipment(equipment)
  return { columns, search }
}
