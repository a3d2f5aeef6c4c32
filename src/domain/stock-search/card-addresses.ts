import type { StockColumns } from './codec/decode'
import { cardsPath } from './paths'

/** Place of the last number that is not above `row`; `starts` are sorted. */
const placeOf = (starts: Uint32Array, row: number): number => {
  let low = 0
  let high = starts.length - 1
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((starts[middle] as number) <= row) low = middle
    else high = middle
  }
  return low
}

/**
 * Addresses of the files that have the cards of some rows: one when all are among the newest, else as few as there are.
 *
 * @param newest rows of the newest vehicles, of which one file tells
 */
export const cardAddresses = (
  { cards: { names, starts }, newest: newestFile }: Pick<StockColumns, 'cards' | 'newest'>,
  rows: readonly number[],
  newest: ReadonlySet<number>,
): string[] => {
  if (rows.length === 0) return []
  if (rows.every((row) => newest.has(row))) return [cardsPath(newestFile)]
  return [...new Set(rows.map((row) => placeOf(starts, row)))].map((place) => cardsPath(names[place] ?? ''))
}
