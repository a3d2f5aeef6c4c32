import type { Equipment } from '../codec/equipment'
import { intersect, unite } from './bits'
import type { Bits } from './bits'
import { alternativesOf } from './query'

/** Makes the function that finds the rows which meet all of some wishes for equipment. */
export const equippedRows = ({ features, postings, words }: Equipment): ((wishes: readonly string[]) => Bits) => {
  const places = new Map(features.map(({ label }, place) => [label, place]))
  const rowsOf = (wish: string): Bits => {
    const rows = new Uint32Array(words)
    // A label may contain the sign between alternatives.
    for (const label of [wish, ...alternativesOf(wish)]) {
      const place = places.get(label)
      if (place !== undefined) unite(rows, postings, place * words)
    }
    return rows
  }
  return (wishes) => {
    const rows = new Uint32Array(words).fill(-1)
    for (const wish of wishes) intersect(rows, rowsOf(wish))
    return rows
  }
}
