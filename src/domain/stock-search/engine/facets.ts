import type { FacetColumn } from '../codec/decode'
import { clearBit, setBit, unite, wordsFor } from './bits'
import type { Bits } from './bits'
import type { Countable } from './counting'

/** Up to so many options, sets of rows for each are kept beside the column. */
const MOST_POSTINGS = 40

/** A facet that can be filtered by and counted. */
export interface Facet extends Countable {
  options: readonly string[]
  places: ReadonlyMap<string, number>
}

const postingsOf = (codes: FacetColumn['codes'], options: number): Uint32Array => {
  const words = wordsFor(codes.length)
  const postings = new Uint32Array(words * options)
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] as number
    if (code === options) continue
    const word = code * words + (row >>> 5)
    postings[word] = (postings[word] as number) | (1 << (row & 31))
  }
  return postings
}

export const facetOf = ({ options, codes }: FacetColumn): Facet => ({
  options,
  codes,
  values: options.length + 1,
  places: new Map(options.map((option, place) => [option, place])),
  postings: options.length <= MOST_POSTINGS ? postingsOf(codes, options.length) : null,
})

/** Gives a row another option; for facets that change live. */
export const moveRow = ({ codes, postings }: Facet, row: number, place: number): void => {
  const before = codes[row] as number
  if (before === place) return
  codes[row] = place
  if (!postings) return
  const words = wordsFor(codes.length)
  clearBit(postings.subarray(before * words, (before + 1) * words), row)
  setBit(postings.subarray(place * words, (place + 1) * words), row)
}

/** Adds the rows that have one of the places. */
export const uniteRows = ({ codes, postings, values }: Facet, places: Iterable<number>, bits: Bits): void => {
  const words = wordsFor(codes.length)
  if (postings) {
    for (const place of places) if (place < values - 1) unite(bits, postings, place * words)
    return
  }
  const isWanted = new Uint8Array(values)
  for (const place of places) isWanted[place] = 1
  isWanted[values - 1] = 0
  for (let row = 0; row < codes.length; row += 1) if (isWanted[codes[row] as number] === 1) setBit(bits, row)
}

/** Rows that have any of the options; options that the facet does not know have none. */
export const rowsWith = (facet: Facet, options: readonly string[]): Bits => {
  const bits = new Uint32Array(wordsFor(facet.codes.length))
  uniteRows(
    facet,
    options.flatMap((option) => facet.places.get(option) ?? []),
    bits,
  )
  return bits
}

/** Place of the brand by place of the model. */
export const brandsByModel = (brand: Facet, model: Facet): Uint16Array => {
  const places = new Uint16Array(model.values)
  for (let row = 0; row < model.codes.length; row += 1) places[model.codes[row] as number] = brand.codes[row] as number
  return places
}

/**
 * Rows of the chosen models, and of those chosen brands of which no model is chosen.
 *
 * @param brandOfModel what `brandsByModel` answered
 */
export const rowsOfBrands = (
  brand: Facet,
  model: Facet,
  brandOfModel: ArrayLike<number>,
  brands: readonly string[],
  models: readonly string[],
): Bits => {
  const bits = rowsWith(model, models)
  const narrowed = new Set(
    models.flatMap((option) => {
      const place = model.places.get(option)
      return place === undefined ? [] : [brandOfModel[place]]
    }),
  )
  uniteRows(
    brand,
    brands.flatMap((option) => {
      const place = brand.places.get(option)
      return place === undefined || narrowed.has(place) ? [] : [place]
    }),
    bits,
  )
  return bits
}
