import { byOption } from '../../stock-search/fields'
import type { RangeId } from '../../stock-search/fields'
import { EMPTY_QUERY } from '../../stock-search/engine/query'
import type { Range, Sort, StockQuery } from '../../stock-search/engine/query'
import type { Near } from '../../location/near'

/** A query while a sentence is read. */
export interface DraftQuery {
  want: (facet: string, option: string) => void
  refuse: (facet: string, option: string) => void
  range: (id: RangeId, range: Range) => void
  has: (facet: string) => boolean
  hasRange: (id: RangeId) => boolean
  wanted: (facet: string) => readonly string[]
  refused: (facet: string) => readonly string[]
  near: (near: Near) => void
  equip: (label: string) => void
  sort: (sort: Sort) => void
  instalments: (type: StockQuery['instalmentType']) => void
  /** @param optionsOf options of a facet that the stock has: what is refused leaves the others */
  finish: (optionsOf: (facet: string) => readonly string[]) => StockQuery
}

export const draftQuery = (): DraftQuery => {
  const wanted = new Map<string, Set<string>>()
  const refused = new Map<string, Set<string>>()
  const ranges: Partial<Record<RangeId, Range>> = {}
  const equipment = new Set<string>()
  let { near, sort, instalmentType }: StockQuery = EMPTY_QUERY
  const put = (sets: Map<string, Set<string>>, facet: string, option: string): void => {
    const known = sets.get(facet)
    if (known) known.add(option)
    else sets.set(facet, new Set([option]))
  }
  return {
    want: (facet, option) => put(wanted, facet, option),
    refuse: (facet, option) => put(refused, facet, option),
    range: (id, range) => {
      ranges[id] = { ...ranges[id], ...range }
    },
    hasRange: (id) => ranges[id] !== undefined,
    has: (facet) => wanted.has(facet) || refused.has(facet),
    wanted: (facet) => [...(wanted.get(facet) ?? [])],
    refused: (facet) => [...(refused.get(facet) ?? [])],
    near: (place) => {
      near = place
    },
    equip: (label) => void equipment.add(label),
    sort: (order) => {
      sort = order
    },
    instalments: (type) => {
      instalmentType = type
    },
    finish: (optionsOf) => {
      const facets: Record<string, string[]> = {}
      for (const [facet, options] of wanted) facets[facet] = [...options].sort(byOption)
      for (const [facet, options] of refused)
        facets[facet] = (facets[facet] ?? optionsOf(facet)).filter((option) => !options.has(option))
      return { ...EMPTY_QUERY, facets, ranges, equipment: [...equipment], near, sort, instalmentType }
    },
  }
}
