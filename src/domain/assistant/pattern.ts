const made = new Map<string, RegExp>()

/** Most different patterns that are kept: those of the lexicon, and the names that sentences had. */
const MOST = 2_000

/** The pattern of a source, for all its matches; made once. */
export const patternOf = (source: string): RegExp => {
  const known = made.get(source)
  if (known) return known
  if (made.size >= MOST) made.clear()
  const pattern = new RegExp(source, 'g')
  made.set(source, pattern)
  return pattern
}

/** What is made of a list that does not change, made once. */
export const onceFor = <Key extends object, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const kept = new WeakMap<Key, Made>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const fresh = make(key)
    kept.set(key, fresh)
    return fresh
  }
}
