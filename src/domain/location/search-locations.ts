import { distanceKm } from './distance'
import type { Position } from './distance'
import { placeAt } from './near'
import type { Site } from './near'
import { TOWNS } from './towns'
import type { LocationService } from './types'

/** What a visitor asks of the list of dealerships. */
export interface LocationQuery {
  /** Where they are: id of a locality, or a position as `positionText` writes it. It puts in order and leaves nothing out. */
  place: string | null
  /** Id of a make. */
  brand: string | null
  service: LocationService | null
}

export const EVERY_LOCATION: LocationQuery = { place: null, brand: null, service: null }

/** What is told of a dealership to find it. */
export type SearchedLocation = Site & { brandIds: readonly string[]; services: readonly string[] }

export interface FoundLocation<Listed> {
  location: Listed
  /** As the crow flies; null while no place is asked for. */
  km: number | null
}

/** A wish that leaves dealerships out. */
export type LocationWish = 'brand' | 'service'
const WISHES = ['brand', 'service'] as const satisfies LocationWish[]

/** Where a visitor is: in the middle of a town, wherever in it the dealership stands. Null for a place that nobody knows. */
export const visitorAt = (place: string, sites: readonly Site[]): Position | null =>
  placeAt(place, { sites: [], towns: TOWNS }) ?? placeAt(place, { sites, towns: [] })

const fits = ({ brandIds, services }: SearchedLocation, { brand, service }: LocationQuery): boolean =>
  (brand === null || brandIds.includes(brand)) && (service === null || services.includes(service))

/** The dealerships that a query asks for: the nearest first where a place is named, else as they were given. */
export const searchLocations = <Listed extends SearchedLocation>(
  locations: readonly Listed[],
  query: LocationQuery,
): FoundLocation<Listed>[] => {
  const from = query.place === null ? null : visitorAt(query.place, locations)
  const found = locations
    .filter((location) => fits(location, query))
    .map((location) => ({ location, km: from && distanceKm(from, location) }))
  return from ? found.sort((a, b) => (a.km ?? 0) - (b.km ?? 0)) : found
}

/** How many dealerships each option of a wish would give beside the other wish, in the order of `options`. */
export const countOptions = <Wish extends LocationWish>(
  locations: readonly SearchedLocation[],
  query: LocationQuery,
  wish: Wish,
  options: readonly NonNullable<LocationQuery[Wish]>[],
): number[] =>
  options.map((option) => locations.filter((location) => fits(location, { ...query, [wish]: option })).length)

/** What would be found if one wish were given up, the most first; those that still find nothing are left out. */
export const withoutOneWish = (
  locations: readonly SearchedLocation[],
  query: LocationQuery,
): { wish: LocationWish; query: LocationQuery; count: number }[] =>
  WISHES.filter((wish) => query[wish] !== null)
    .map((wish) => {
      const next = { ...query, [wish]: null }
      return { wish, query: next, count: locations.filter((location) => fits(location, next)).length }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
