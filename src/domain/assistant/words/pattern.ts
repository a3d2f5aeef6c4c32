const made = new Map<string, RegExp>()
/** By the expression itself, as hashing a long source for each use costs more than the match. */
const global = new WeakMap<RegExp, RegExp>()

/** Most different patterns that are kept: those of the lexicon, and the names that sentences had. */
const MOST = 8_000

const patternOfSource = (source: string): RegExp => {
  const known = made.get(source)
  if (known) return known
  if (made.size >= MOST) made.clear()
  const pattern = new RegExp(source, 'g')
  made.set(source, pattern)
  return pattern
}

/** The pattern of a source, for all its matches; made once. */
export const patternOf = (pattern: RegExp | string): RegExp => {
  if (typeof pattern === 'string') return patternOfSource(pattern)
  const known = global.get(pattern)
  if (known) return known
  const all = patternOfSource(pattern.source)
  global.set(pattern, all)
  return all
}
