import type { LocationQuery } from '../../domain/location/search-locations'
import type { AnalyticsEvent } from '../analytics/catalogue'

/** Of a place only how it was told, never which it is. */
const placeKind = (place: string | null): string => (place === null ? '' : place.includes(',') ? 'position' : 'town')

/** The events that lie between two lists of dealerships: one for each filter that changed; an empty value is no wish. */
export const locationEvents = (before: LocationQuery, after: LocationQuery, count: number): AnalyticsEvent[] => {
  const told = { near: placeKind(after.place), brand: after.brand ?? '', service: after.service ?? '' }
  const changed = {
    near: before.place !== after.place,
    brand: before.brand !== after.brand,
    service: before.service !== after.service,
  }
  return (['near', 'brand', 'service'] as const)
    .filter((facet) => changed[facet])
    .map((facet) => ({ event: 'adjust_location_filter', facet, value: told[facet], result_count: count }))
}
