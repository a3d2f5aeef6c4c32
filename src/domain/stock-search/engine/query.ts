import type { Near } from '../../location/near'
import type { AcquisitionType } from '../../price/acquisition'
import type { MeasureId, RangeId } from '../fields'

export interface Range {
  /** Both included; left out: without a limit. */
  min?: number
  max?: number
}

/** `listed`: when it came into stock. The price is the total of an acquisition type, the instalment its monthly one. */
export type SortKey =
  | 'listed'
  | Extract<MeasureId, 'mileage' | 'year' | 'power'>
  | `price:${AcquisitionType}`
  | `instalment:${AcquisitionType}`

export interface Sort {
  key: SortKey
  direction: 'asc' | 'desc'
}

/** Stands between alternatives of equipment; addresses show it as it is. */
const OR = '~'

/** A wish for equipment that any of some labels meets. */
export const eitherOf = (labels: readonly string[]): string => labels.join(OR)

/** The labels of which any meets a wish for equipment. */
export const alternativesOf = (wish: string): string[] => wish.split(OR)

/** What a visitor asks of the stock. */
export interface StockQuery {
  /**
   * Options by facet (`FacetId` or a custom one): any of them, as the index names them ("diesel", "5", "true"). Brand and
   * model go together: a brand of which models are chosen means these, any other brand means all of its models.
   */
  facets: Readonly<Record<string, readonly string[]>>
  /** Features: all of them. Each is a label, or several labels of which a vehicle needs one (`eitherOf`). */
  equipment: readonly string[]
  /** Price and instalment in cents. Vehicles whose value is not known are out as soon as there is a limit. */
  ranges: Readonly<Partial<Record<RangeId, Range>>>
  /** The acquisition type that the range `price` is about. */
  priceType: AcquisitionType
  /** The acquisition type that the range `instalment` is about. */
  instalmentType: AcquisitionType
  /** Only vehicles of dealerships near a place. */
  near: Near | null
  text: string
  sort: Sort
}

export const EMPTY_QUERY: StockQuery = {
  facets: {},
  equipment: [],
  ranges: {},
  priceType: 'purchase',
  instalmentType: 'private_finance',
  near: null,
  text: '',
  sort: { key: 'listed', direction: 'desc' },
}

/** One wish of a query that can be taken back. */
export type Wish =
  | { kind: 'facet'; id: string }
  | { kind: 'equipment'; label: string }
  | { kind: 'range'; id: RangeId }
  | { kind: 'near' }
  | { kind: 'text' }

/** The same query without a wish. */
export const withoutWish = (query: StockQuery, wish: Wish): StockQuery => {
  switch (wish.kind) {
    case 'facet':
      return {
        ...query,
        facets: Object.fromEntries(
          Object.entries(query.facets).filter(([id]) => id !== wish.id && !(wish.id === 'brand' && id === 'model')),
        ),
      }
    case 'equipment':
      return { ...query, equipment: query.equipment.filter((label) => label !== wish.label) }
    case 'range':
      return { ...query, ranges: Object.fromEntries(Object.entries(query.ranges).filter(([id]) => id !== wish.id)) }
    case 'near':
      return { ...query, near: null }
    case 'text':
      return { ...query, text: '' }
  }
}

/** Every wish of a query; models are taken back on their own, brands with their models. */
export const wishesOf = ({ facets, equipment, ranges, near, text }: StockQuery): Wish[] => [
  ...Object.entries(facets).flatMap(([id, options]): Wish[] => (options.length > 0 ? [{ kind: 'facet', id }] : [])),
  ...equipment.map((label): Wish => ({ kind: 'equipment', label })),
  ...(Object.entries(ranges) as [RangeId, Range][]).flatMap(([id, { min, max }]): Wish[] =>
    min === undefined && max === undefined ? [] : [{ kind: 'range', id }],
  ),
  ...(near ? [{ kind: 'near' } as const] : []),
  ...(text.trim() === '' ? [] : [{ kind: 'text' } as const]),
]
