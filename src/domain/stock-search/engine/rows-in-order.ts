import { hasBit } from './bits'
import type { Bits } from './bits'

/** Rows of `order` that are in the set, from `offset`, at most `limit`. */
export const rowsInOrder = (bits: Bits, order: Uint32Array, offset: number, limit: number): number[] => {
  const rows: number[] = []
  let passed = 0
  for (let at = 0; at < order.length && rows.length < limit; at += 1) {
    const row = order[at] as number
    if (!hasBit(bits, row)) continue
    if (passed >= offset) rows.push(row)
    passed += 1
  }
  return rows
}
