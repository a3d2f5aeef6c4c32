import { intersect, intersection } from './bits'
import type { Bits } from './bits'

/** The rows that pass one filter of a query. */
export interface Group {
  id: string
  bits: Bits
}

export interface Combined {
  /** Rows that pass all. */
  all: Bits
  /** For each group, rows that pass all others. */
  without: ReadonlyMap<string, Bits>
}

/** Two sweeps, from either end, whatever the number of groups. @param present rows that there are; not changed */
export const combine = (present: Bits, groups: readonly Group[]): Combined => {
  const without = new Map<string, Bits>()
  let passed = present.slice()
  for (const { id, bits } of groups) {
    without.set(id, passed)
    const next = new Uint32Array(present.length)
    intersection(next, passed, bits)
    passed = next
  }
  const after = new Uint32Array(present.length).fill(0xffffffff)
  for (const { id, bits } of [...groups].reverse()) {
    intersect(without.get(id) ?? after, after)
    intersect(after, bits)
  }
  return { all: passed, without }
}
