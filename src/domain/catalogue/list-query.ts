import type { FacetId, RangeId } from '../stock-search/fields'
import type { Range } from '../stock-search/engine/query'

/** What models and lease offers are filtered by: facets of the stock, and the two that only a lease has. */
export type ListFacet =
  | Extract<
      FacetId,
      'category' | 'brand' | 'bodyStyle' | 'fuel' | 'transmission' | 'driveType' | 'seatCount' | 'energyClass'
    >
  | 'duration'
  | 'annualMileage'

/** Ranges; `price` and `instalment` in cents, `power` in hp, `electricRange` in km. */
export type ListRange = Extract<RangeId, 'price' | 'instalment' | 'power' | 'electricRange'>

export interface ListSort {
  key: 'name' | ListRange
  direction: 'asc' | 'desc'
}

/** What a visitor asks of a list. */
export interface ListQuery {
  /** Any of the options of a facet, all of the facets. */
  facets: Readonly<Partial<Record<ListFacet, readonly string[]>>>
  ranges: Readonly<Partial<Record<ListRange, Range>>>
  /** Null: the order in which the list was given. */
  sort: ListSort | null
}

export const EMPTY_LIST_QUERY: ListQuery = { facets: {}, ranges: {}, sort: null }

/** What one list offers, in the order of its panel. */
export interface ListSpec {
  facets: readonly ListFacet[]
  ranges: readonly ListRange[]
  sorts: readonly ListSort[]
  /** Items on a page; without it they stand on one. */
  pageSize?: number
}

/** One wish of a query that can be taken back. */
export type ListWish = { kind: 'facet'; id: ListFacet } | { kind: 'range'; id: ListRange }

const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(record) as Key[]

/** Every wish of a query that narrows the list. */
export const listWishes = ({ facets, ranges }: ListQuery): ListWish[] => [
  ...keysOf(facets).flatMap((id): ListWish[] => ((facets[id] ?? []).length > 0 ? [{ kind: 'facet', id }] : [])),
  ...keysOf(ranges).flatMap((id): ListWish[] =>
    ranges[id]?.min === undefined && ranges[id]?.max === undefined ? [] : [{ kind: 'range', id }],
  ),
]

const without = <Values extends object>(record: Values, key: keyof Values): Values =>
  Object.fromEntries(Object.entries(record).filter(([id]) => id !== key)) as Values

/** The same query without a wish. */
export const withoutListWish = (query: ListQuery, wish: ListWish): ListQuery =>
  wish.kind === 'facet'
    ? { ...query, facets: without(query.facets, wish.id) }
    : { ...query, ranges: without(query.ranges, wish.id) }

/** The same query with other options of a facet. */
export const withListFacet = (query: ListQuery, id: ListFacet, chosen: readonly string[]): ListQuery =>
  chosen.length > 0
    ? { ...query, facets: { ...query.facets, [id]: chosen } }
    : withoutListWish(query, { kind: 'facet', id })
