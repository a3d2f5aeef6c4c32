/** 32-bit FNV-1a of a text: spreads names over seeds. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** A deterministic stream of random choices. */
export interface Random {
  /** Uniform in [0, 1). */
  next: () => number
  /** Uniform integer from `min` to `max`, both included. */
  int: (min: number, max: number) => number
  /** True with probability `p`. */
  chance: (p: number) => boolean
  /** One of the values. */
  pick: <T>(values: readonly T[]) => T
  /** One of the values, each with its weight. */
  weighted: <T>(values: readonly (readonly [T, number])[]) => T
  /** About normal around `mean`, within three deviations. */
  normal: (mean: number, deviation: number) => number
}

const mix = (value: number): number => {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/**
 * A stream that depends on its seeds alone (mulberry32), so that the thousandth vehicle can be made without the first
 * 999 and a field that draws once more does not move those of other streams.
 *
 * @param seeds numbers and names, in order.
 */
export const randomFrom = (...seeds: readonly (number | string)[]): Random => {
  let state = seeds.reduce<number>(
    (hash, seed) => mix(hash ^ (typeof seed === 'string' ? hashText(seed) : mix(seed + 0x9e3779b9))),
    0x243f6a88,
  )
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const at = <T>(values: readonly T[], index: number): T => {
    const value = values[index]
    if (value === undefined) throw new RangeError('nothing to choose from')
    return value
  }
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (p) => next() < p,
    pick: (values) => at(values, Math.floor(next() * values.length)),
    weighted: (values) => {
      let left = next() * values.reduce((sum, [, weight]) => sum + weight, 0)
      const found = values.findIndex(([, weight]) => (left -= weight) < 0)
      return at(values, found < 0 ? values.length - 1 : found)[0]
    },
    normal: (mean, deviation) =>
      mean + (next() + next() + next() + next() + next() + next() - 3) * Math.SQRT2 * deviation,
  }
}
