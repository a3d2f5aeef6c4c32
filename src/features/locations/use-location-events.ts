import { useEffect, useRef } from 'react'
import type { LocationQuery } from '../../domain/location/search-locations'
import { track } from '../analytics/track'
import { locationEvents } from './location-events'

/**
 * Tells what a visitor changes on the list of dealerships, whichever way: a field, a link, back. What the page begins with
 * is no change.
 *
 * @param isRead whether the query is that of the address yet
 */
export const useLocationEvents = (query: LocationQuery, count: number, isRead: boolean): void => {
  const told = useRef<LocationQuery | null>(null)
  useEffect(() => {
    if (!isRead) return
    const before = told.current
    told.current = query
    if (before) locationEvents(before, query, count).forEach(track)
  }, [query, count, isRead])
}
