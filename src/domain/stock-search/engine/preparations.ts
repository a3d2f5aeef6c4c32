import { ACQUISITION_TYPES } from '../../price/acquisition'
import type { StockColumns } from '../codec/decode'
import { RANGE_IDS } from '../fields'
import { EMPTY_QUERY } from './query'
import type { Sort, StockQuery } from './query'

/** What the first queries would wait for. */
export interface Preparable {
  measure: (id: (typeof RANGE_IDS)[number], query: StockQuery) => void
  order: (sort: Sort) => void
  prepareText: () => void
  ask: (query: StockQuery) => void
}

const query = (change: Partial<StockQuery>): StockQuery => ({ ...EMPTY_QUERY, ...change })

/** Orders that visitors are offered. */
const SORTS: readonly Sort[] = [
  { key: 'price:purchase', direction: 'asc' },
  { key: 'price:purchase', direction: 'desc' },
  { key: 'mileage', direction: 'asc' },
  { key: 'year', direction: 'desc' },
  ...ACQUISITION_TYPES.filter((type) => type !== 'purchase').map((type): Sort => ({
    key: `instalment:${type}`,
    direction: 'asc',
  })),
  { key: 'mileage', direction: 'desc' },
  { key: 'year', direction: 'asc' },
  ...ACQUISITION_TYPES.filter((type) => type !== 'purchase').map((type): Sort => ({
    key: `instalment:${type}`,
    direction: 'desc',
  })),
]

/**
 * Questions like those of visitors, of one filter and of several. The browser translates code that has run some times
 * into faster code; the visitor's first click should not be what it learns from.
 */
const rehearsals = ({ facets, brandNames, modelNames }: StockColumns): StockQuery[] => {
  const few = (...ids: string[]): StockQuery['facets'] =>
    Object.fromEntries(ids.map((id) => [id, facets.get(id)?.options.slice(0, 2) ?? []]))
  const near = { place: '', radius: 0, locations: facets.get('location')?.options.slice(0, 2) ?? [] }
  const [brand = '', model = ''] = [brandNames[0], modelNames[0]]
  return [
    query({}),
    query({ facets: few('brand') }),
    query({ facets: few('brand', 'model', 'fuel'), sort: { key: 'price:purchase', direction: 'asc' } }),
    query({ facets: few('bodyStyle', 'transmission'), ranges: { price: { max: 3_000_000 } } }),
    query({ facets: few('condition', 'location'), ranges: { mileage: { max: 80_000 }, year: { min: 2018 } } }),
    query({ facets: few('colour', 'seatCount', 'emissionsClass'), near, ranges: { instalment: { max: 60_000 } } }),
    query({
      ranges: { price: { min: 500_000, max: 4_000_000 }, power: { min: 80 } },
      sort: { key: 'mileage', direction: 'desc' },
    }),
    query({ text: brand, facets: few('fuel') }),
    query({ text: `${brand} ${model}` }),
    query({ text: `${model}x` }),
  ]
}

/** @returns pieces of work of some milliseconds at most, what is likeliest to be wanted first */
export const preparationsFor = (
  columns: StockColumns,
  { measure, order, prepareText, ask }: Preparable,
): (() => void)[] => {
  const asked = rehearsals(columns).map((one) => () => ask(one))
  return [
    ...RANGE_IDS.map((id) => () => measure(id, EMPTY_QUERY)),
    ...asked.slice(0, 4),
    ...SORTS.slice(0, 4).map((sort) => () => order(sort)),
    prepareText,
    ...asked.slice(4),
    ...SORTS.slice(4).map((sort) => () => order(sort)),
    ...ACQUISITION_TYPES.flatMap((type) => [
      () => measure('price', query({ priceType: type })),
      ...(type === 'purchase' ? [] : [() => measure('instalment', query({ instalmentType: type }))]),
    ]),
    // What was rehearsed once is not yet known by heart.
    ...asked,
  ]
}
