/** Folder of the index in a release. The names of its files tell what is in them: they never change, caches keep them for ever. */
export const STOCK_FOLDER = 'stock-index'

/** Names the index of the release; always asked for anew. */
export const STOCK_POINTER = '/builds/stock.json'

export const indexPath = (name: string): string => `/${STOCK_FOLDER}/index-${name}.json`
export const equipmentPath = (name: string): string => `/${STOCK_FOLDER}/equipment-${name}.json`
export const cardsPath = (name: string): string => `/${STOCK_FOLDER}/cards-${name}.json`

/** What the pointer says. */
export interface StockPointer {
  /** Address of the index. */
  index: string
  /** Vehicles in it. */
  count: number
}

/** @returns null when it is no pointer */
export const parsePointer = (json: unknown): StockPointer | null => {
  if (typeof json !== 'object' || json === null || !('index' in json) || !('count' in json)) return null
  const { index, count } = json
  return typeof index === 'string' && index.startsWith(`/${STOCK_FOLDER}/`) && typeof count === 'number'
    ? { index, count }
    : null
}
