import { canonicalJson } from '../canonical-json'
import { isRecord } from '../is-record'

/** What the space adds to fields, options and blocks by itself. */
const OWN_KEYS: ReadonlySet<string> = new Set(['id', '_uid'])

const comparable = (value: unknown): unknown => {
  if (value === undefined || value === null || value === '' || value === false) return undefined
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) {
    const items = value.map(comparable).filter((item) => item !== undefined)
    if (items.length === 0) return undefined
    return items.every((item) => typeof item === 'string') ? items.sort() : items
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const kept = OWN_KEYS.has(key) ? undefined : comparable(inner)
    return kept === undefined ? [] : [[key, kept] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/**
 * Whether two values mean the same to the CMS: what is empty or false equals what is not set, numbers equal their text,
 * lists of names have no order, and ids that the space gave do not count.
 */
export const meansTheSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(comparable(one) ?? null) === canonicalJson(comparable(other) ?? null)
