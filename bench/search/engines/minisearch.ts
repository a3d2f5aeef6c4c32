import MiniSearch from 'minisearch'
import { FACETS } from '../documents'
import type { SearchDocument } from '../documents'
import { rangeField, sortField } from '../queries'
import type { Ask, Build } from './types'

/** It has words only: filters, counts (of what was found) and order are loops over the documents, as its users write them. */
const build: Build = ([text = '']) => {
  const documents = JSON.parse(text) as SearchDocument[]
  const engine = new MiniSearch<SearchDocument>({
    fields: ['text'],
    searchOptions: { combineWith: 'AND', prefix: true, fuzzy: 0.2 },
  })
  engine.addAll(documents)
  const byId = new Map(documents.map((document) => [document.id, document]))
  const ask: Ask = (query) => {
    const ranges = Object.entries(query.ranges).map(([id, { min = -Infinity, max = Infinity }]) => ({
      field: rangeField(id, query),
      min,
      max,
    }))
    const candidates =
      query.text === '' ? documents : engine.search(query.text).flatMap(({ id }) => byId.get(String(id)) ?? [])
    const found = candidates.filter(
      (item) =>
        Object.entries(query.facets).every(([facet, options]) => options.includes(String(item[facet]))) &&
        ranges.every(({ field, min, max }) => Number(item[field]) >= min && Number(item[field]) <= max) &&
        query.equipment.every((label) => item.equipment.includes(label)),
    )
    const counts = new Map<string, number>()
    for (const item of found) {
      for (const facet of FACETS) {
        const option = `${facet} ${String(item[facet])}`
        counts.set(option, (counts.get(option) ?? 0) + 1)
      }
      for (const label of item.equipment) counts.set(label, (counts.get(label) ?? 0) + 1)
    }
    const field = sortField(query)
    const sign = query.sort.direction === 'asc' ? 1 : -1
    found.sort((a, b) => sign * (Number(a[field] ?? Infinity) - Number(b[field] ?? Infinity)))
    return found.length
  }
  return { ask }
}
Object.assign(globalThis, { build })
