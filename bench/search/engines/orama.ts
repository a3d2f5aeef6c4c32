import { create, insertMultiple, search } from '@orama/orama'
import { FACETS, NUMBERS } from '../documents'
import type { SearchDocument } from '../documents'
import { rangeField, sortField } from '../queries'
import type { Ask, Build } from './types'

/** One question a query: counts are those of what was found, not what each option would give. */
const build: Build = async ([text = '']) => {
  const documents = JSON.parse(text) as SearchDocument[]
  const schema = Object.fromEntries([
    ...FACETS.map((facet) => [facet, 'enum']),
    ...NUMBERS.map((field) => [field, 'number']),
    ['equipment', 'enum[]'],
    ['text', 'string'],
  ])
  const engine = create({ schema: schema as Record<string, 'enum' | 'number' | 'enum[]' | 'string'> })
  await insertMultiple(engine, documents, 1000)
  const ask: Ask = async (query) => {
    const facets = Object.entries(query.facets).map(([facet, options]) => [facet, { in: [...options] }])
    const ranges = Object.entries(query.ranges).map(([id, { min = -1e12, max = 1e12 }]) => [
      rangeField(id, query),
      { between: [min, max] },
    ])
    const where = Object.fromEntries([
      ...facets,
      ...ranges,
      ...(query.equipment.length > 0 ? [['equipment', { containsAll: [...query.equipment] }]] : []),
    ])
    const found = await search(engine, {
      term: query.text,
      properties: ['text'],
      where,
      limit: 24,
      threshold: 0,
      sortBy: { property: sortField(query), order: query.sort.direction === 'asc' ? 'ASC' : 'DESC' },
      facets: Object.fromEntries(FACETS.map((facet) => [facet, { limit: 500 }])),
    })
    return found.count
  }
  return { ask }
}
Object.assign(globalThis, { build })
