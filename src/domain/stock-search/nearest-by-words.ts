import type { StockColumns } from './codec/decode'
import type { FacetLabels } from './text/text-search'
import { askedWords, wordsOf } from './text/words'

/** What it weighs that the model is the one, the brand is, and that the trim or the kind has the words that are left. */
const WEIGHTS = { model: 4, brand: 2, variant: 1 }
/** Less is chance: "1.2" is in many names. */
const LEAST = 0.5

type Weigh = (word: string) => number

/** Rare words tell more: a model's name is in few names of vehicles, "hybrid" in many. */
const weigher = (names: readonly ReadonlySet<string>[]): Weigh => {
  const seen = new Map<string, number>()
  for (const words of names) for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1)
  return (word) => Math.log(1 + names.length / (seen.get(word) ?? 1))
}

/** How much of `words` is among `asked`, 0 to 1. */
const share = (words: readonly string[], asked: ReadonlySet<string>, weigh: Weigh): number => {
  let all = 0
  let found = 0
  for (const word of words) {
    const weight = weigh(word)
    all += weight
    if (asked.has(word)) found += weight
  }
  return all === 0 ? 0 : found / all
}

/** Words that tell the kind of a row's vehicle: its fuel or body style as people call them. */
const kindsOf = ({ facets }: StockColumns, labels: FacetLabels): ((row: number) => string[]) => {
  const named = Object.entries(labels).flatMap(([id, names]) => {
    const facet = facets.get(id)
    return facet ? [{ codes: facet.codes, words: facet.options.map((option) => askedWords(names[option] ?? '')) }] : []
  })
  return (row) => named.flatMap(({ codes, words }) => words[codes[row] ?? 0] ?? [])
}

/**
 * The vehicles whose names have most of some words: those of an address whose own vehicle is gone. Unlike the search, it
 * does not insist on every word. Sold vehicles are left out, free ones come before reserved ones, then the newest.
 *
 * @param asked words as `wordsOf` gives them
 * @param count how many at most
 * @param labels names of the kinds that count, by facet
 * @returns rows, the nearest first; none when nothing of brand, model, trim or kind is alike
 */
export const nearestByWords = (
  columns: StockColumns,
  asked: readonly string[],
  count: number,
  labels: FacetLabels = {},
): number[] => {
  const { brandNames, modelNames, variants, specStarts, facets, listedAt, ids } = columns
  const words = new Set(asked)
  const fields = variants.map((variant, spec) => ({
    brand: wordsOf(brandNames[spec] ?? ''),
    model: wordsOf(modelNames[spec] ?? ''),
    variant: wordsOf(variant),
  }))
  const weigh = weigher(fields.map(({ brand, model, variant }) => new Set([...brand, ...model, ...variant])))

  const kinds = kindsOf(columns, labels)
  /** What the name gives, and what is left to be found in the trim or the kind. */
  const scoreOf = ({ brand, model, variant }: (typeof fields)[number]): ((row: number) => number) => {
    const ofBrand = share(brand, words, weigh)
    const ofModel = share(model, words, weigh)
    const named = new Set([...brand, ...model])
    const left = asked.filter((word) => !named.has(word))
    // Half a model's name says something of the right brand only: "3" is no "ID.3".
    const isModel = ofModel === 1 || ofBrand === 1
    const ofName = WEIGHTS.model * (isModel ? ofModel : 0) + WEIGHTS.brand * ofBrand
    return (row) => ofName + WEIGHTS.variant * share(left, new Set([...variant, ...kinds(row)]), weigh)
  }
  const availability = facets.get('availability')
  const stateOf = (row: number): string => availability?.options[availability.codes[row] ?? 0] ?? 'available'

  const found: { row: number; score: number; isFree: boolean }[] = []
  for (const [spec, field] of fields.entries()) {
    const scoreAt = scoreOf(field)
    for (let row = specStarts[spec] ?? 0; row < (specStarts[spec + 1] ?? 0); row += 1) {
      const score = scoreAt(row)
      const state = stateOf(row)
      if (score >= LEAST && state !== 'sold') found.push({ row, score, isFree: state === 'available' })
    }
  }
  const at = (column: ArrayLike<number>, row: number) => column[row] ?? 0
  return found
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.isFree) - Number(a.isFree) ||
        at(listedAt, b.row) - at(listedAt, a.row) ||
        at(ids, a.row) - at(ids, b.row),
    )
    .slice(0, count)
    .map(({ row }) => row)
}
