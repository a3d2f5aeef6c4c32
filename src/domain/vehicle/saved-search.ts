import type { Site } from '../location/near'

/** A search of the overview that a visitor keeps. */
export interface SavedSearch {
  /** The overview’s own query, in its stable order, without `?`: the same search is kept once. */
  id: string
  /** As the visitor reads it, for example "Peugeot 3008, diesel". */
  name: string
  /**
   * ISO instant up to which the visitor has seen what there is: `listedAt` of the newest vehicle at the last visit.
   * What came into stock later is new.
   */
  seenUntil: string
  /** ISO instant. */
  savedAt: string
  /** Where dealerships were when a search around a place was kept: pages that are no overview do not know. */
  sites?: Site[]
}

/**
 * How many vehicles of a search came into stock after an instant; null when it cannot be told (yet).
 *
 * @param sites of the search, for a page that does not know where dealerships are
 */
export type CountNew = (query: string, since: string, sites?: readonly Site[]) => number | null

/** Longer ones are no query of this site. */
const LONGEST_QUERY = 2000
const LONGEST_NAME = 120
/** More dealerships than any group has. */
const MOST_SITES = 100

const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

const parseSite = (value: unknown): Site[] => {
  if (typeof value !== 'object' || value === null) return []
  const { id, latitude, longitude } = value as Record<string, unknown>
  return typeof id === 'string' && typeof latitude === 'number' && typeof longitude === 'number'
    ? [{ id, latitude, longitude }]
    : []
}

/** A query as searches are known by. */
export const searchIdOf = (query: string): string => query.replace(/^\?/, '')

/** An entry as it was stored, whoever wrote it; null for what is none. */
export const parseSavedSearch = (value: unknown): SavedSearch | null => {
  if (typeof value !== 'object' || value === null) return null
  const { id, name, seenUntil, savedAt, sites } = value as Record<string, unknown>
  if (typeof id !== 'string' || id.startsWith('?') || id.length > LONGEST_QUERY) return null
  if (typeof name !== 'string' || name.trim() === '' || !isInstant(seenUntil) || !isInstant(savedAt)) return null
  const known = Array.isArray(sites) ? sites.slice(0, MOST_SITES).flatMap(parseSite) : []
  return { id, name: name.slice(0, LONGEST_NAME), seenUntil, savedAt, ...(known.length > 0 && { sites: known }) }
}

/** A search to be kept from now on; with sites, one around a place. */
export const savedSearch = (
  query: string,
  name: string,
  seenUntil: string,
  sites: readonly Site[] = [],
  now = new Date(),
): SavedSearch => ({
  id: searchIdOf(query),
  name: name.trim().slice(0, LONGEST_NAME),
  seenUntil,
  savedAt: now.toISOString(),
  ...(sites.length > 0 && { sites: sites.flatMap(parseSite) }),
})

/** The later of two instants: a search that was seen once stays seen. */
export const laterOf = (a: string, b: string): string => (Date.parse(b) > Date.parse(a) ? b : a)

/** Each search with what is new in it; null where that is not known. */
export const withNew = (
  searches: readonly SavedSearch[],
  count: CountNew,
): { search: SavedSearch; fresh: number | null }[] =>
  searches.map((search) => ({ search, fresh: count(search.id, search.seenUntil, search.sites) }))
