import { byOption, MISSING } from '../stock-search/fields'
import { barOf, scaleOf } from '../stock-search/engine/bins'
import type { Scale } from '../stock-search/engine/bins'
import type { Range } from '../stock-search/engine/query'
import type { RangeCounts } from '../stock-search/engine/search-result'
import type { ListFacet, ListQuery, ListRange, ListSort, ListSpec, ListWish } from './list-query'
import { listWishes, withoutListWish } from './list-query'

/** One way to have an item: a version of a model, or a lease offer itself. Filters must all hold for one of them. */
export interface ListRow {
  facets: Readonly<Partial<Record<ListFacet, string>>>
  /** Null and left out: not known, or not on offer. */
  ranges: Readonly<Partial<Record<ListRange, number | null>>>
}

/** Something in a list; `Row` says more of each way to have it. */
export interface ListItem<Value, Row extends ListRow = ListRow> {
  value: Value
  name: string
  rows: readonly Row[]
}

export interface FoundItem<Value, Row extends ListRow> {
  value: Value
  /** Those of its ways that fit, at least one. */
  rows: readonly Row[]
}

/** A query with one wish less, and how many items it finds. */
export interface NearList {
  wish: ListWish
  query: ListQuery
  count: number
}

export interface ListResult<Value, Row extends ListRow> {
  found: FoundItem<Value, Row>[]
  /** How many items each option would give, by facet. Options of the whole list are all there, in a fixed order. */
  facets: Readonly<Partial<Record<ListFacet, ReadonlyMap<string, number>>>>
  ranges: Readonly<Partial<Record<ListRange, RangeCounts>>>
}

type Dropped = ListWish | null

const isWithin = (value: number | null | undefined, { min, max }: Range): boolean =>
  value !== null && value !== undefined && value >= (min ?? -Infinity) && value <= (max ?? Infinity)

/** Whether a row fits a query but for one of its wishes. */
const fits = (row: ListRow, query: ListQuery, wishes: readonly ListWish[], but: Dropped): boolean =>
  wishes.every((wish) => {
    if (but !== null && wish.kind === but.kind && wish.id === but.id) return true
    if (wish.kind === 'range') return isWithin(row.ranges[wish.id], query.ranges[wish.id] ?? {})
    const value = row.facets[wish.id]
    return value !== undefined && (query.facets[wish.id] ?? []).includes(value)
  })

/** Least of prices and greatest of all else: what an item is known by. */
const measureOf = (rows: readonly ListRow[], key: ListRange): number | null => {
  const values = rows.flatMap(({ ranges }) => ranges[key] ?? [])
  if (values.length === 0) return null
  return key === 'price' || key === 'instalment' ? Math.min(...values) : Math.max(...values)
}

const sorted = <Value, Row extends ListRow>(
  found: readonly (FoundItem<Value, Row> & { name: string })[],
  { key, direction }: ListSort,
) => {
  const sign = direction === 'asc' ? 1 : -1
  const byName = (a: string, b: string) => a.localeCompare(b, 'fr', { numeric: true })
  const values = new Map(found.map((item) => [item, key === 'name' ? null : measureOf(item.rows, key)]))
  return [...found].sort((a, b) => {
    if (key === 'name') return sign * byName(a.name, b.name)
    const [x, y] = [values.get(a) ?? null, values.get(b) ?? null]
    // What is not known comes last both ways.
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byName(a.name, b.name)
    return sign * (x - y) || byName(a.name, b.name)
  })
}

/** A list that is asked again and again; what does not depend on the query is made once. */
export interface ListSearch<Value, Row extends ListRow> {
  search: (query: ListQuery) => ListResult<Value, Row>
  /** What would be found if one wish were given up; those that still find nothing are left out, the most first. */
  nearMatches: (query: ListQuery) => NearList[]
  /** Options that a query asks for and nothing in the list has. */
  missing: (query: ListQuery) => { facet: ListFacet; option: string }[]
}

/**
 * Filters, counts and sorts a list of some hundred items at most: the models of a brand, the lease offers of the group.
 * Items keep their order without a sort. An item without a way to have it is found only without filters.
 */
export const createListSearch = <Value, Row extends ListRow>(
  items: readonly ListItem<Value, Row>[],
  { facets, ranges }: ListSpec,
): ListSearch<Value, Row> => {
  const options = new Map(
    facets.map((id) => [
      id,
      [...new Set(items.flatMap(({ rows }) => rows.flatMap((row) => row.facets[id] ?? [])))].sort(byOption),
    ]),
  )
  const scales = new Map(
    ranges.map((id) => [id, scaleOf(items.flatMap(({ rows }) => rows.map((row) => row.ranges[id] ?? MISSING)))]),
  )

  const countOptions = (id: ListFacet, query: ListQuery, wishes: readonly ListWish[]): Map<string, number> => {
    const counts = new Map((options.get(id) ?? []).map((option) => [option, 0]))
    for (const { rows } of items) {
      const open = rows.filter((row) => fits(row, query, wishes, { kind: 'facet', id }))
      for (const option of new Set(open.flatMap((row) => row.facets[id] ?? [])))
        counts.set(option, (counts.get(option) ?? 0) + 1)
    }
    return counts
  }
  const countBars = (id: ListRange, scale: Scale, query: ListQuery, wishes: readonly ListWish[]): RangeCounts => {
    const counts = new Uint32Array(scale.edges.length)
    for (const { rows } of items) {
      const open = rows.filter((row) => fits(row, query, wishes, { kind: 'range', id }))
      for (const bar of new Set(open.map((row) => barOf(scale, row.ranges[id] ?? MISSING))))
        if (bar < counts.length) counts[bar] = (counts[bar] ?? 0) + 1
    }
    return { ...scale, counts }
  }
  const find = (query: ListQuery, wishes: readonly ListWish[]) =>
    items.flatMap(({ value, name, rows }) => {
      const open = wishes.length === 0 ? rows : rows.filter((row) => fits(row, query, wishes, null))
      return open.length > 0 || wishes.length === 0 ? [{ value, name, rows: open }] : []
    })
  return {
    search: (query) => {
      const wishes = listWishes(query)
      const found = find(query, wishes)
      return {
        found: (query.sort ? sorted(found, query.sort) : found).map(({ value, rows }) => ({ value, rows })),
        facets: Object.fromEntries(facets.map((id) => [id, countOptions(id, query, wishes)])),
        ranges: Object.fromEntries([...scales].map(([id, scale]) => [id, countBars(id, scale, query, wishes)])),
      }
    },
    nearMatches: (query) =>
      listWishes(query)
        .map((wish) => {
          const next = withoutListWish(query, wish)
          return { wish, query: next, count: find(next, listWishes(next)).length }
        })
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count),
    missing: (query) =>
      facets.flatMap((facet) =>
        (query.facets[facet] ?? [])
          .filter((option) => !options.get(facet)?.includes(option))
          .map((option) => ({ facet, option })),
      ),
  }
}
