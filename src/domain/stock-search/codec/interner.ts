/** Numbers things in the order in which they come, each once. */
export interface Interner<Value> {
  /** @param make called when the key is new */
  of: (key: string, make: () => Value) => number
  /** By number. */
  values: readonly Value[]
  keys: readonly string[]
}

export const createInterner = <Value>(): Interner<Value> => {
  const codes = new Map<string, number>()
  const values: Value[] = []
  const keys: string[] = []
  return {
    values,
    keys,
    of: (key, make) => {
      const known = codes.get(key)
      if (known !== undefined) return known
      const code = values.length
      codes.set(key, code)
      values.push(make())
      keys.push(key)
      return code
    },
  }
}

/** The values that are used, in an order of their own, and for each number of the interner the place there (or −1). */
export interface Ordered<Value> {
  values: Value[]
  places: Int32Array
}

/**
 * Orders what is used of an interner, so that the result does not depend on what was seen before.
 *
 * @param isUsed by number
 */
export const orderUsed = <Value>(
  { values, keys }: Pick<Interner<Value>, 'values' | 'keys'>,
  isUsed: ArrayLike<number>,
  compare: (a: string, b: string) => number,
): Ordered<Value> => {
  const codes = keys
    .flatMap((_, code) => (isUsed[code] ? [code] : []))
    .sort((a, b) => compare(keys[a] ?? '', keys[b] ?? ''))
  const places = new Int32Array(keys.length).fill(-1)
  codes.forEach((code, place) => (places[code] = place))
  return { values: codes.map((code) => values[code] as Value), places }
}
