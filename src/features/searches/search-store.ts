import type { Site } from '../../domain/location/near'
import { laterOf, parseSavedSearch, savedSearch, searchIdOf } from '../../domain/vehicle/saved-search'
import type { SavedSearch } from '../../domain/vehicle/saved-search'
import type { Undo } from '../storage/kept-store'
import { createKeptStore } from '../storage/kept-store'

/** The latest first; the oldest makes room. */
const SEARCHES_MAX = 20

/** Searches this device keeps. Hook: `savedSearches.useIds(({ items }) => items)`. */
export const savedSearches = createKeptStore<SavedSearch>({
  key: 'vitrine.searches',
  max: SEARCHES_MAX,
  parse: parseSavedSearch,
})

/**
 * Keeps a search; one of the same query takes the new name.
 *
 * @param query the overview’s query, with or without `?`
 * @param seenUntil `listedAt` (ISO) of the newest vehicle that there is now: later ones will be new
 * @param sites where dealerships are, for a search around a place
 */
export const saveSearch = (query: string, name: string, seenUntil: string, sites: readonly Site[] = []): Undo =>
  savedSearches.addFirst(savedSearch(query, name, seenUntil, sites))

/** The visitor has seen what a search brings now; nothing happens when it is not kept. Never makes anything new again. */
export const markSearchSeen = (query: string, seenUntil: string): void => {
  const id = searchIdOf(query)
  const { items } = savedSearches.useIds.getState()
  const kept = items.find((item) => item.id === id)
  if (!kept || laterOf(kept.seenUntil, seenUntil) === kept.seenUntil) return
  savedSearches.replace(items.map((item) => (item.id === id ? { ...item, seenUntil } : item)))
}

/** Whether a query is kept. */
export const useIsSearchSaved = (query: string): boolean =>
  savedSearches.useIds(({ ids }) => ids.includes(searchIdOf(query)))
