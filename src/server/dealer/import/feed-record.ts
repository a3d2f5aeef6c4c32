/** One vehicle as the feed has it. */
export interface FeedRecord {
  /** Line of the feed where it begins, from 1. */
  line: number
  /** The record itself: an object with columns or nested values. */
  values: unknown
  /** Column that the feed ends in, without a line break behind it: its value may not be whole. */
  openColumn?: string | undefined
  /** Why it cannot be read at all, or null. */
  problem: string | null
}

/**
 * Follows a dotted path; undefined when it leads nowhere. An empty path is the value itself. A name that has the dots
 * itself (a column `Nb. portes`) comes before a path of that form.
 */
export const valueAt = (value: unknown, path: string): unknown => {
  if (path === '') return value
  if (typeof value !== 'object' || value === null) return undefined
  if (Object.hasOwn(value, path)) return Reflect.get(value, path)
  const dot = path.indexOf('.')
  const key = path.slice(0, dot)
  return dot > 0 && Object.hasOwn(value, key) ? valueAt(Reflect.get(value, key), path.slice(dot + 1)) : undefined
}

/** Gives the line of a position, for positions that grow. */
export const lineCounter = (text: string): ((position: number) => number) => {
  let line = 1
  let seen = 0
  return (position) => {
    for (; seen < position; seen += 1) if (text[seen] === '\n') line += 1
    return line
  }
}
