import { intersect, setRange, unite, wordsFor } from '../engine/bits'
import type { Bits } from '../engine/bits'
import type { StockColumns } from '../codec/decode'
import { askedParts, askedWords, indexWords } from './words'
import { createVocabulary } from './vocabulary'
import type { Vocabulary } from './vocabulary'

/** French names of options by facet: "diesel" is found by what the visitor reads, "Diesel" or "Break". */
export type FacetLabels = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface TextMatch {
  /** Rows that have every word. */
  bits: Bits
  /** Words that no vehicle has, not even nearly. */
  unknown: readonly string[]
}

const ALL = 0xffffffff

export interface TextSearch {
  /** @returns null when the text has no words */
  match: (text: string) => TextMatch | null
  /** Makes the vocabulary, which the first question would wait for. */
  prepare: () => void
}

/** Sets of rows that words stand for. */
interface Places {
  vocabulary: Vocabulary
  /** Adds the rows of a place. */
  unite: (bits: Bits, place: number) => void
}

const placesOf = (
  columns: StockColumns,
  labels: FacetLabels,
  postingsOf: (facet: string) => Uint32Array | null,
): Places => {
  const vocabulary = createVocabulary()
  const { brandNames, modelNames, variants, specStarts, measures, count } = columns
  const words = wordsFor(count)
  const sets: { postings: Uint32Array; offset: number }[] = []
  variants.forEach((variant, spec) => {
    for (const word of indexWords(`${brandNames[spec] ?? ''} ${modelNames[spec] ?? ''} ${variant}`))
      vocabulary.add(word, spec)
  })
  const addSet = (text: string, postings: Uint32Array, offset: number): void => {
    for (const word of indexWords(text)) vocabulary.add(word, variants.length + sets.length)
    sets.push({ postings, offset })
  }
  for (const [facet, names] of Object.entries(labels)) {
    const postings = postingsOf(facet)
    const options = columns.facets.get(facet)?.options
    if (postings) options?.forEach((option, index) => addSet(names[option] ?? '', postings, index * words))
  }
  const years = new Map<number, Bits>()
  for (let row = 0; row < count; row += 1) {
    const year = measures.year[row] as number
    let bits = years.get(year)
    if (!bits) years.set(year, (bits = new Uint32Array(words)))
    setRange(bits, row, row + 1)
  }
  for (const [year, bits] of years) addSet(String(year), bits, 0)
  return {
    vocabulary,
    unite: (bits, place) => {
      const set = sets[place - variants.length]
      if (set) unite(bits, set.postings, set.offset)
      else setRange(bits, specStarts[place] as number, specStarts[place + 1] as number)
    },
  }
}

/**
 * Free text over brand, model, variant, year and the names of options. Made when first asked; the last question is kept,
 * for it is asked again with every filter.
 */
export const createTextSearch = (
  columns: StockColumns,
  labels: FacetLabels,
  postingsOf: (facet: string) => Uint32Array | null,
): TextSearch => {
  let places: Places | null = null
  let last: { asked: string; match: TextMatch } | null = null

  const rowsOf = ({ vocabulary, unite: add }: Places, word: string): Bits | null => {
    const found = vocabulary.find(word)
    if (found.length === 0) return null
    const bits = new Uint32Array(wordsFor(columns.count))
    for (const place of found) add(bits, place)
    return bits
  }
  const matchOf = (known: Places, words: readonly string[]): TextMatch => {
    const unknown: string[] = []
    const bits = new Uint32Array(wordsFor(columns.count)).fill(ALL)
    for (const word of words) {
      const whole = rowsOf(known, word)
      const parts = whole ? [whole] : askedParts(word).map((part) => rowsOf(known, part))
      if (parts.length === 0 || parts.includes(null)) unknown.push(word)
      for (const part of parts) if (part) intersect(bits, part)
    }
    if (unknown.length > 0) bits.fill(0)
    return { bits, unknown }
  }
  const prepare = (): Places => (places ??= placesOf(columns, labels, postingsOf))
  return {
    prepare,
    match: (text) => {
      const words = askedWords(text)
      if (words.length === 0) return null
      const asked = words.join(' ')
      if (last?.asked !== asked) last = { asked, match: matchOf(prepare(), words) }
      return last.match
    },
  }
}
