import itemsjs from 'itemsjs'
import { FACETS, NUMBERS } from '../documents'
import type { SearchDocument } from '../documents'
import { rangeField, sortField } from '../queries'
import type { Ask, Build } from './types'

/** Counts of facets are disjunctive here too; there are no bars of ranges, which a function filters. */
const build: Build = ([text = '']) => {
  const documents = JSON.parse(text) as SearchDocument[]
  const orders = NUMBERS.flatMap((field) => ['asc', 'desc'].map((order) => [`${field} ${order}`, { field, order }]))
  const engine = itemsjs(documents, {
    sortings: Object.fromEntries(orders),
    aggregations: Object.fromEntries([
      ...FACETS.map((facet) => [facet, { size: 500, conjunction: false }]),
      ['equipment', { size: 500, conjunction: true }],
    ]),
    searchableFields: ['text'],
  })
  const ask: Ask = (query) => {
    const ranges = Object.entries(query.ranges).map(([id, { min = -Infinity, max = Infinity }]) => ({
      field: rangeField(id, query),
      min,
      max,
    }))
    const { pagination } = engine.search({
      per_page: 24,
      page: 1,
      query: query.text,
      sort: `${sortField(query)} ${query.sort.direction}`,
      filters: { ...query.facets, equipment: query.equipment },
      ...(ranges.length > 0 && {
        filter: (item: SearchDocument) =>
          ranges.every(({ field, min, max }) => Number(item[field]) >= min && Number(item[field]) <= max),
      }),
    })
    return pagination.total
  }
  return { ask }
}
Object.assign(globalThis, { build })
