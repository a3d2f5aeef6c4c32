import { create, insertMultiple, search } from '@orama/orama'
import { FACETS, NUMBERS } from '../documents'
import type { SearchDocument } from '../documents'
import { rangeField, sortField } from '../queries'
import type { Ask, Build } from './types'

/** One question a query: counts are those of what was found, not what each option would give. */
const build: Build = async ([text = '']) => {
  const documents = JSON.parse(text) as SearchDocument[]
  const schema = Object.fromEntries<'enum' | 'number' | 'enum[]' | 'string'>([
    ...FACETS.map((facet) => [facet, 'enum'] as const),
    ...NUMBERS.map((field) => [field, 'number'] as const),
    ['equipment', 'enum[]'] as const,
    ['text', 'string'] as const,
  ])
  const engine = create({ schema })
  await insertMultiple(engine, documents, 1000)
  const ask: Ask = async (query) => {
    const facets = Object.entries(query.facets).map(([facet, options]) => [facet, { in: [...options] }] as const)
    const ranges = Object.entries(query.ranges).map(
      ([id, { min = -1e12, max = 1e12 }]) => [rangeField(id, query), { between: [min, max] }] as const,
    )
    const where = Object.fromEntries<object>([
      ...facets,
      ...ranges,
      ...(query.equipment.length > 0 ? [['equipment', { containsAll: [...query.equipment] }] as const] : []),
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
