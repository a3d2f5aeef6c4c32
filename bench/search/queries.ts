import { randomFrom } from '../../demo/random'
import { EMPTY_QUERY } from '../../src/domain/stock-search/engine/query'
import type { SortKey, StockQuery } from '../../src/domain/stock-search/engine/query'
import type { RangeId } from '../../src/domain/stock-search/fields'
import type { SearchDocument } from './documents'

const ASKED_FACETS = [
  'brand',
  'bodyStyle',
  'fuel',
  'transmission',
  'colour',
  'location',
  'condition',
  'seatCount',
  'emissionsClass',
]
const SORTS: SortKey[] = [
  'listed',
  'price:purchase',
  'mileage',
  'year',
  'instalment:private_lease',
  'instalment:private_finance',
]
const RANGES: [RangeId, number, number][] = [
  ['price', 500_000, 6_000_000],
  ['mileage', 0, 120_000],
  ['year', 2017, 2026],
  ['power', 70, 250],
  ['instalment', 15_000, 70_000],
]

/** What visitors ask: a look at everything, then none to four filters, now and then words, equipment, another order. */
export const makeQueries = (documents: readonly SearchDocument[], count: number): StockQuery[] => {
  const random = randomFrom('search queries', 4)
  return Array.from({ length: count }, (_, index): StockQuery => {
    if (index === 0) return EMPTY_QUERY
    // Options of one vehicle go together, so that most queries find something.
    const model = random.pick(documents)
    const facets: Record<string, string[]> = {}
    for (let left = random.int(0, 3); left > 0; left -= 1) {
      const facet = random.pick(ASKED_FACETS)
      facets[facet] = [
        ...new Set([model, ...(random.chance(0.4) ? [random.pick(documents)] : [])].map((one) => String(one[facet]))),
      ]
    }
    const ranges: Record<string, { min?: number; max?: number }> = {}
    for (let left = random.int(0, 2); left > 0; left -= 1) {
      const [id, low, high] = random.pick(RANGES)
      const middle = random.int(Math.round(low + (high - low) * 0.3), high)
      ranges[id] = random.chance(0.7) ? { max: middle } : { min: low, max: middle }
    }
    return {
      ...EMPTY_QUERY,
      facets,
      ranges,
      equipment: random.chance(0.25) ? model.equipment.slice(0, random.int(1, 2)) : [],
      text: random.chance(0.15) ? model.text.split(' ').slice(0, 2).join(' ') : '',
      sort: { key: random.pick(SORTS), direction: random.chance(0.6) ? 'asc' : 'desc' },
    }
  })
}

/** Field of a document that a range is about. */
export const rangeField = (id: string, { priceType, instalmentType }: StockQuery): string =>
  id === 'price' ? `price_${priceType}` : id === 'instalment' ? `instalment_${instalmentType}` : id

/** Field of a document that an order is by. */
export const sortField = ({ sort: { key } }: StockQuery): string => key.replace(':', '_')
