import { decodeEquipment } from '../../../src/domain/stock-search/codec/equipment'
import { decodeStock } from '../../../src/domain/stock-search/codec/decode'
import { createStockSearch } from '../../../src/domain/stock-search/engine/stock-search'
import type { Build } from './types'

const build: Build = ([index = '', features = '']) => {
  const columns = decodeStock(JSON.parse(index))
  const stock = createStockSearch(columns)
  const takeEquipment = (): void => {
    const equipment = decodeEquipment(JSON.parse(features), columns.count)
    if (equipment) stock.setEquipment(equipment)
  }
  return {
    idle: [...stock.preparations(), takeEquipment],
    ask: (query) => {
      const found = stock.search(query)
      found.rows(0, 24)
      return found.count
    },
  }
}
Object.assign(globalThis, { build })
