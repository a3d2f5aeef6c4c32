import type { StockColumns } from '../../stock-search/codec/decode'
import type { StockQuery } from '../../stock-search/engine/query'
import { wordsOf } from '../../stock-search/text/words'
import { COMMON_WORDS } from '../words/common-words'
import { createPlaceReader } from '../places/read-places'
import type { PlaceReader } from '../places/read-places'
import type { SiteFacts } from '../site/site-facts'
import type { StockName } from '../site/stock-names'

/** What the assistant answers from, made ready once. */
export interface Knowledge {
  facts: SiteFacts
  /** Makes and models of the stock, of lease offers too. */
  names: readonly StockName[]
  optionsOf: (facet: string) => readonly string[]
  places: PlaceReader
  /** Labels of equipment; empty until they are known. */
  features: readonly string[]
  /** Words of the variants of a make or model: "gt", "allure". */
  trimsOf: (name: Pick<StockName, 'facet' | 'id'>) => ReadonlySet<string>
  /** Sizes of the batteries that variants of a model name, kWh. */
  batteriesOf: (modelId: string) => ReadonlySet<number>
  /**
   * Ids of vehicles of a model, the newest in stock first; only those at a dealership, or that meet the wishes of a query
   * (options and measures, not prices or names), where these are given.
   */
  vehiclesOf: (modelId: string, only?: { locationId?: string | null; query?: StockQuery | undefined }) => number[]
}

const MEASURES = ['mileage', 'year', 'power', 'electricRange', 'towingWeight'] as const
/** How measures say that they are not known. */
const MISSING = -1
/** The size of a battery in a variant: "Electric 65 27 kWh". */
const BATTERY = /(\d{2,3}) kwh/i
const NO_SIZES: ReadonlySet<number> = new Set()
const NO_WORDS: ReadonlySet<string> = new Set()
const keyOf = (name: string): string => wordsOf(name).join('')
/** The word by which a name is known: "octavia" of "Octavia Combi", "panda" of "Grande Panda". */
const firstOf = (name: string): string => {
  const [first = '', second] = wordsOf(name)
  return second !== undefined && first.length >= 5 && COMMON_WORDS.has(first) ? second : first
}

/** @param features labels of equipment of the stock */
export const createKnowledge = (columns: StockColumns, facts: SiteFacts, features: readonly string[]): Knowledge => {
  const names = new Map<string, StockName & { bodies: Set<string> }>()
  const put = (
    facet: 'brand' | 'model',
    id: string,
    brandId: string,
    name: string,
    brandName: string,
    body: string | undefined,
  ): void => {
    const known = names.get(`${facet} ${id}`)
    if (known) {
      if (body !== undefined) known.bodies.add(body)
      return
    }
    const bodies = new Set(body === undefined ? [] : [body])
    names.set(`${facet} ${id}`, {
      facet,
      id,
      brandId,
      key: keyOf(name),
      first: firstOf(name),
      brandFirst: firstOf(brandName),
      bodies,
    })
  }
  const optionAt = (facet: string, row: number): string | undefined => {
    const column = columns.facets.get(facet)
    return column?.options[column.codes[row] ?? -1]
  }
  const meets = (row: number, { facets, ranges }: StockQuery): boolean =>
    Object.entries(facets).every(
      ([facet, options]) => facet === 'brand' || facet === 'model' || options.includes(optionAt(facet, row) ?? ''),
    ) &&
    MEASURES.every((measure) => {
      const { min = -Infinity, max = Infinity } = ranges[measure] ?? {}
      const value = columns.measures[measure][row] ?? MISSING
      return !ranges[measure] || (value >= Math.max(min, 0) && value <= max)
    })
  const rowsOf = new Map<string, number[]>()
  const trims = new Map<string, Set<string>>()
  const batteries = new Map<string, Set<number>>()
  const putTrims = (key: string, words: readonly string[]): void => {
    const known = trims.get(key) ?? new Set()
    trims.set(key, known)
    for (const word of words) known.add(word)
  }
  for (let row = 0; row < columns.count; row += 1) {
    const [brandId, modelId] = [optionAt('brand', row), optionAt('model', row)]
    if (brandId === undefined || modelId === undefined) continue
    const spec = columns.specs[row] ?? 0
    const brandName = columns.brandNames[spec] ?? ''
    put('brand', brandId, brandId, brandName, brandName, undefined)
    put('model', modelId, brandId, columns.modelNames[spec] ?? '', brandName, optionAt('bodyStyle', row))
    rowsOf.set(modelId, [...(rowsOf.get(modelId) ?? []), row])
    if (spec === columns.specs[row - 1]) continue
    const words = wordsOf(columns.variants[spec] ?? '').filter((word) => /[a-z]{2}/.test(word))
    const [, size] = BATTERY.exec(columns.variants[spec] ?? '') ?? []
    if (size !== undefined) batteries.set(modelId, (batteries.get(modelId) ?? new Set()).add(Number(size)))
    putTrims(`brand ${brandId}`, words)
    putTrims(`model ${modelId}`, words)
  }
  for (const { brandId, brandName, modelId, modelName } of facts.offers) {
    put('brand', brandId, brandId, brandName, brandName, undefined)
    put('model', modelId, brandId, modelName, brandName, undefined)
  }
  return {
    facts,
    names: [...names.values()],
    optionsOf: (facet) => columns.facets.get(facet)?.options ?? [],
    places: createPlaceReader(facts.dealerships),
    features,
    trimsOf: ({ facet, id }) => trims.get(`${facet} ${id}`) ?? NO_WORDS,
    batteriesOf: (modelId) => batteries.get(modelId) ?? NO_SIZES,
    vehiclesOf: (modelId, { locationId = null, query } = {}) =>
      (rowsOf.get(modelId) ?? [])
        .filter((row) => locationId === null || optionAt('location', row) === locationId)
        .filter((row) => !query || meets(row, query))
        .sort(
          (a, b) =>
            (columns.listedAt[b] ?? 0) - (columns.listedAt[a] ?? 0) || (columns.ids[b] ?? 0) - (columns.ids[a] ?? 0),
        )
        .map((row) => columns.ids[row] ?? 0),
  }
}
