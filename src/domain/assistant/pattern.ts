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
