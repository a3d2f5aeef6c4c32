import { useEffect, useState } from 'react'
import type { CountNew } from '../../domain/vehicle/saved-search'
import { searchIdOf } from '../../domain/vehicle/saved-search'
import { markSearchSeen, savedSearches } from './search-store'

/**
 * Marks a kept search as seen once its list is shown, and tells how many of it were new until then.
 *
 * @param query what the search would be kept by
 * @param newest `listedAt` (ISO) of the newest vehicle in stock; null while the list of the query is not shown
 * @returns 0 also where the search is not kept
 */
export const useSeenSearch = (query: string, newest: string | null, count: CountNew): number => {
  const [seen, setSeen] = useState({ query: '', fresh: 0 })
  useEffect(() => {
    const kept = savedSearches.useIds.getState().items.find(({ id }) => id === searchIdOf(query))
    if (newest === null || !kept) return
    const fresh = count(kept.id, kept.seenUntil)
    // Nobody knows yet: it stays new until somebody does.
    if (fresh === null) return
    if (fresh > 0) setSeen({ query, fresh })
    markSearchSeen(query, newest)
  }, [query, newest, count])
  return seen.query === query ? seen.fresh : 0
}
