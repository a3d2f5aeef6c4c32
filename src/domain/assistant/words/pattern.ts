/** Two compiled forms of one pattern. */
interface Pattern {
  /** Finds every match. */
  all: RegExp
  /** Matches wherever `all` does, and fails sooner; its match may include one more space in front. */
  any: RegExp
}

const made = new Map<string, Pattern>()
/** By the expression itself, as hashing a long source for each use costs more than the match. */
const known = new WeakMap<RegExp, Pattern>()

/** Most different patterns that are kept: those of the lexicon, and the names that sentences had. */
const MOST = 8_000

const BEHIND_SPACE = '(?<= )'

/** Matching a leading space is several times faster than a lookbehind at every letter. */
const anyOf = (source: string): RegExp =>
  new RegExp(source.startsWith(BEHIND_SPACE) ? ` ${source.slice(BEHIND_SPACE.length)}` : source)

const ofSource = (source: string): Pattern => {
  const before = made.get(source)
  if (before) return before
  if (made.size >= MOST) made.clear()
  const pattern = { all: new RegExp(source, 'g'), any: anyOf(source) }
  made.set(source, pattern)
  return pattern
}

const find = (pattern: RegExp | string): Pattern => {
  if (typeof pattern === 'string') return ofSource(pattern)
  const before = known.get(pattern)
  if (before) return before
  const both = ofSource(pattern.source)
  known.set(pattern, both)
  return both
}

/** The pattern of a source, for all its matches; made once. */
export const patternOf = (pattern: RegExp | string): RegExp => find(pattern).all

/** Whether a pattern matches anywhere in a text. */
export const isIn = (text: string, pattern: RegExp | string): boolean => find(pattern).any.test(text)

/** The first match of a pattern that is not global. */
export const firstIn = (text: string, pattern: RegExp): RegExpExecArray | null =>
  isIn(text, pattern) ? pattern.exec(text) : null
