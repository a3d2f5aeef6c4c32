/** How many vehicles have each value of a field, by field. */
export interface StockCounts {
  brandId: Record<string, number>
  category: Record<string, number>
  condition: Record<string, number>
  bodyStyle?: Record<string, number>
  /** On the list of a brand. */
  modelId?: Record<string, number>
}

export interface StockCount {
  id: 'all' | 'used' | 'demo' | 'new' | 'utility'
  count: number
}

/** The stock at a glance: all of it, by condition, and what is no passenger car. */
export const conditionCounts = ({ condition, category }: StockCounts, total: number): StockCount[] => [
  { id: 'all', count: total },
  { id: 'used', count: condition.used ?? 0 },
  { id: 'demo', count: condition.demo ?? 0 },
  { id: 'new', count: condition.new ?? 0 },
  { id: 'utility', count: (category.van ?? 0) + (category.truck ?? 0) },
]
