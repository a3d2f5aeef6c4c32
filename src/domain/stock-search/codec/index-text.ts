import { ACQUISITION_TYPES } from '../../price/acquisition'
import { byOption, LIVE_FACETS, MISSING, SPEC_FACETS, SPEC_MEASURES, VEHICLE_FACETS } from '../fields'
import type { ByType } from '../fields'
import { writeNumbers, writeOptions } from './columns'
import type { OptionText } from './columns'
import { FORMAT } from './format'
import type { StockIndexText } from './format'
import { orderUsed } from './interner'
import type { Interner } from './interner'
import type { Memo } from './memo'
import { writeOffers } from './offers'
import type { OffersText, TypeAmounts } from './offers'
import { COLUMNS } from './rows'
import type { Row, RowMaker, Spec } from './rows'

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const usedOf = (codes: ArrayLike<number>, count: number): Uint8Array => {
  const isUsed = new Uint8Array(count)
  for (let row = 0; row < codes.length; row += 1) isUsed[codes[row] as number] = 1
  return isUsed
}

/** Puts in place of each code what it stands for. */
const mapped = (codes: Float64Array, places: ArrayLike<number>): Float64Array => {
  const result = new Float64Array(codes.length)
  for (let row = 0; row < codes.length; row += 1) result[row] = places[codes[row] as number] as number
  return result
}

const facetColumn = (codes: Float64Array, interner: Interner<string | null>): OptionText => {
  const isUsed = usedOf(codes, interner.values.length)
  interner.values.forEach((value, code) => value === null && (isUsed[code] = 0))
  const { values, places } = orderUsed(interner, isUsed, byOption)
  const options = values.map(String)
  return writeOptions(
    options,
    mapped(
      codes,
      places.map((place) => (place < 0 ? options.length : place)),
    ),
  )
}

/** Options of specs; there are few of them. */
const specOptions = (values: readonly (string | null)[]): OptionText => {
  const options = [...new Set(values.flatMap((value) => value ?? []))].sort(byOption)
  const places = new Map(options.map((option, place) => [option, place]))
  return writeOptions(
    options,
    values.map((value) => (value === null ? options.length : (places.get(value) ?? options.length))),
  )
}

const specTable = (specs: readonly Spec[], sizes: readonly number[]): StockIndexText['specs'] => {
  const columns = <Name extends string, Column>(names: readonly Name[], of: (index: number) => Column) =>
    Object.fromEntries(names.map((name, index) => [name, of(index)])) as Record<Name, Column>
  return {
    sizes: writeNumbers(sizes),
    brandNames: specOptions(specs.map(({ brandName }) => brandName)),
    modelNames: specOptions(specs.map(({ modelName }) => modelName)),
    variants: specs.map(({ variant }) => variant),
    facets: columns(Object.keys(SPEC_FACETS) as (keyof typeof SPEC_FACETS)[], (index) =>
      specOptions(specs.map(({ facets }) => facets[index] ?? null)),
    ),
    measures: columns(Object.keys(SPEC_MEASURES) as (keyof typeof SPEC_MEASURES)[], (index) =>
      writeNumbers(specs.map(({ measures }) => measures[index] ?? MISSING)),
    ),
  }
}

/**
 * @param byRow for each row, the number of its combination of terms
 * @param columns all amounts, from `COLUMNS.totals` on
 */
const offersText = (byRow: Float64Array, columns: readonly Float64Array[], { offers, terms }: RowMaker): OffersText => {
  const isOffered = usedOf(byRow, offers.values.length)
  const isUsed = new Uint8Array(terms.values.length)
  offers.values.forEach(
    (places, code) => isOffered[code] && places.forEach((place) => place !== MISSING && (isUsed[place] = 1)),
  )
  const usedTerms = orderUsed(terms, isUsed, byText)
  // Numbers of terms depend on what was seen before: offers are ordered by what becomes of them.
  const values = offers.values.map((places) =>
    places.map((place) => (place === MISSING ? MISSING : (usedTerms.places[place] as number))),
  )
  const keys = values.map((places) => places.map((place) => String(place + 1).padStart(6, '0')).join())
  const usedOffers = orderUsed({ values, keys }, isOffered, byText)
  const column = (first: number, type: number) => Int32Array.from(columns[first - COLUMNS.totals + type] ?? [])
  const amounts = ACQUISITION_TYPES.map((type, index): [string, TypeAmounts] => [
    type,
    {
      totals: column(COLUMNS.totals, index),
      instalments: column(COLUMNS.instalments, index),
      downs: column(COLUMNS.downs, index),
    },
  ])
  return writeOffers({
    terms: usedTerms.values,
    offers: usedOffers.values,
    byRow: Uint16Array.from(mapped(byRow, usedOffers.places)),
    amounts: Object.fromEntries(amounts) as ByType<TypeAmounts>,
  })
}

/** Rows by spec, and within a spec the steps from number to number. */
const specsOf = (rows: readonly Row[]): { specs: Spec[]; sizes: number[]; steps: Float64Array } => {
  const specs: Spec[] = []
  const sizes: number[] = []
  const steps = new Float64Array(rows.length)
  let first = 0
  let before: Row | undefined
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as Row
    const isNew = before?.spec !== row.spec
    steps[at] = isNew ? row.id : row.id - (before?.id ?? 0)
    if (isNew) {
      if (before) sizes.push(at - first)
      specs.push(row.spec)
      first = at
    }
    before = row
  }
  if (before) sizes.push(rows.length - first)
  return { specs, sizes, steps }
}

/** Where the index says what it does not hold itself. */
export type FileNames = Pick<StockIndexText, 'cards' | 'newest' | 'equipment'>

/**
 * @param rows in their order
 * @param memo of what was made for the same encoder before: a changed vehicle changes one or two columns
 */
export const indexText = (
  rows: readonly Row[],
  slots: Int32Array,
  maker: RowMaker,
  names: FileNames,
  memo: Memo,
): string => {
  const { specs, sizes, steps } = specsOf(rows)
  const column = (index: number): Float64Array => maker.table.column(index, slots)
  const numbers = (name: string, values: Float64Array) => memo(name, [values], () => writeNumbers(values))
  const facets = Object.fromEntries(
    maker.facets.map((interner, index) => {
      const codes = column(COLUMNS.facets + index)
      return [maker.facetIds[index] ?? '', memo(`facet ${index}`, [codes], () => facetColumn(codes, interner))]
    }),
  )
  const byRow = column(COLUMNS.offer)
  const amounts = Array.from({ length: COLUMNS.facets - COLUMNS.totals }, (_, index) => column(COLUMNS.totals + index))
  const own = new Set<string>([...Object.keys(VEHICLE_FACETS), ...LIVE_FACETS])
  const pick = (isOwn: boolean) => Object.fromEntries(Object.entries(facets).filter(([id]) => own.has(id) === isOwn))
  const index: StockIndexText = {
    format: FORMAT,
    count: rows.length,
    specs: memo('specs', [specs, sizes], () => specTable(specs, sizes)),
    ids: numbers('ids', steps),
    listedAt: numbers('listedAt', column(COLUMNS.listedAt)),
    facets: pick(true) as StockIndexText['facets'],
    custom: pick(false),
    measures: { mileage: numbers('mileage', column(COLUMNS.mileage)), year: numbers('year', column(COLUMNS.year)) },
    offers: memo('offers', [byRow, ...amounts], () => offersText(byRow, amounts, maker)),
    ...names,
  }
  return JSON.stringify(index)
}
