import { FACET_IDS, SPEC_FACETS, SPEC_MEASURES, VEHICLE_MEASURES } from '../fields'
import type { MeasureId } from '../fields'
import { readCodes, readNumbers } from './columns'
import type { Codes, NumberText, OptionText } from './columns'
import { FORMAT } from './format'
import type { StockIndexText } from './format'
import { readOffers } from './offers'
import type { Offers } from './offers'
import { chunkStarts } from '../card-chunks'

/** A facet by row: places in `options`, or their number where a vehicle has none. */
export interface FacetColumn {
  options: readonly string[]
  codes: Codes
}

/** The stock as the build knew it, by column and row. Nobody changes it. */
export interface StockColumns {
  count: number
  ids: Int32Array
  /** Seconds since 1970. */
  listedAt: Float64Array
  /** First row of each spec, and at last `count`. */
  specStarts: Uint32Array
  /** Spec of each row. */
  specs: Uint16Array | Uint32Array
  brandNames: readonly string[]
  modelNames: readonly string[]
  variants: readonly string[]
  /** Those of `FACET_IDS` and the custom ones, in that order. */
  facets: ReadonlyMap<string, FacetColumn>
  measures: Readonly<Record<MeasureId, Int32Array>>
  offers: Offers
  /** Names of the files of cards, and the first row of each, at last `count`. */
  cards: { names: readonly string[]; starts: Uint32Array }
  /** Name of the file with the cards of the newest vehicles, and of that of equipment. */
  newest: string
  equipment: string
}

const isIndex = (json: unknown): json is StockIndexText =>
  typeof json === 'object' && json !== null && 'format' in json && json.format === FORMAT && 'count' in json

const startsOf = (sizes: Float64Array): Uint32Array => {
  const starts = new Uint32Array(sizes.length + 1)
  for (let spec = 0; spec < sizes.length; spec += 1)
    starts[spec + 1] = (starts[spec] as number) + (sizes[spec] as number)
  return starts
}

const idsOf = (steps: Float64Array, starts: Uint32Array): Int32Array => {
  const ids = Int32Array.from(steps)
  for (let spec = 0; spec + 1 < starts.length; spec += 1)
    for (let row = (starts[spec] as number) + 1; row < (starts[spec + 1] as number); row += 1)
      ids[row] = (ids[row - 1] as number) + (ids[row] as number)
  return ids
}

/**
 * Reads the stock index into typed arrays, some milliseconds for 20,000 vehicles.
 *
 * @param json the parsed file
 * @throws RangeError when it is no index of this format, or a column does not fit
 */
export const decodeStock = (json: unknown): StockColumns => {
  if (!isIndex(json)) throw new RangeError(`this is no stock index of format ${FORMAT}`)
  const { count, specs: table } = json
  const specCount = table.variants.length
  const specStarts = startsOf(readNumbers(table.sizes, specCount))
  const specs = specCount < 65_536 ? new Uint16Array(count) : new Uint32Array(count)
  for (let spec = 0; spec < specCount; spec += 1) specs.fill(spec, specStarts[spec], specStarts[spec + 1])
  const spread = <Column extends Codes | Int32Array>(bySpec: ArrayLike<number>, column: Column): Column => {
    for (let spec = 0; spec < specCount; spec += 1)
      column.fill(bySpec[spec] as number, specStarts[spec], specStarts[spec + 1])
    return column
  }
  const facet = (text: OptionText): FacetColumn => ({ options: text.options, codes: readCodes(text, count) })
  const specFacet = (text: OptionText): FacetColumn => {
    const codes = readCodes(text, specCount)
    return {
      options: text.options,
      codes: spread(codes, text.options.length < 256 ? new Uint8Array(count) : new Uint16Array(count)),
    }
  }
  const names = (text: OptionText): string[] =>
    Array.from(readCodes(text, specCount), (code) => text.options[code] ?? '')
  const known = FACET_IDS.map(
    (id) =>
      [
        id,
        id in SPEC_FACETS
          ? specFacet(table.facets[id as keyof typeof SPEC_FACETS])
          : facet(json.facets[id as keyof StockIndexText['facets']]),
      ] as const,
  )
  const measures = {
    ...Object.fromEntries(
      Object.keys(SPEC_MEASURES).map((id) => [
        id,
        spread(readNumbers(table.measures[id as keyof typeof SPEC_MEASURES], specCount), new Int32Array(count)),
      ]),
    ),
    ...Object.fromEntries(
      Object.keys(VEHICLE_MEASURES).map((id) => [
        id,
        Int32Array.from(readNumbers(json.measures[id as keyof typeof VEHICLE_MEASURES] satisfies NumberText, count)),
      ]),
    ),
  } as StockColumns['measures']
  const ids = idsOf(readNumbers(json.ids, count), specStarts)
  return {
    count,
    ids,
    specStarts,
    specs,
    measures,
    listedAt: readNumbers(json.listedAt, count),
    brandNames: names(table.brandNames),
    modelNames: names(table.modelNames),
    variants: table.variants,
    facets: new Map<string, FacetColumn>([
      ...known,
      ...Object.entries(json.custom).map(([id, text]) => [id, facet(text)] as const),
    ]),
    offers: readOffers(json.offers, count),
    cards: { names: json.cards, starts: chunkStarts(ids) },
    newest: json.newest,
    equipment: json.equipment,
  }
}
