import { distanceKm } from './distance'
import type { Position } from './distance'

/** Radii that are offered, km. */
export const RADII = [10, 20, 40, 60, 100] as const
/** The radius of an address that names a place alone. */
export const USUAL_RADIUS = 40
/** More than any way between two dealerships of a group, km. */
export const MOST_RADIUS = 500

/** What is told of a dealership to measure how far it is. */
export type Site = Position & { id: string }

/** What places are looked up in. */
export interface KnownPlaces {
  /** Dealerships: distances are measured to them, and from them too. */
  sites: readonly Site[]
  /** Null where the table of towns is loaded only when it is wanted, and is not there yet. */
  towns: readonly Site[] | null
}

/** Places of a page without dealerships and towns. */
export const NO_PLACES: KnownPlaces = { sites: [], towns: [] }

/** A wish for vehicles near a place. */
export interface Near {
  /** Id of a dealership or of a town, or a position as `positionText` writes it. */
  place: string
  /** km, as the crow flies */
  radius: number
  /** Ids of the dealerships within the radius; null while the towns, which the place may be one of, are not loaded. */
  locations: readonly string[] | null
}

const DEGREES = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/

/** A position to about a kilometre: near enough for distances, too coarse for the visitor's door. */
export const positionText = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`

/** What `positionText` wrote; null for what is none. */
export const positionOf = (text: string): Position | null => {
  const [, latitude, longitude] = DEGREES.exec(text) ?? []
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : null
}

/** Where a place is: a dealership comes before the town of the same name. Null for a place that nobody knows. */
export const placeAt = (place: string, { sites, towns }: KnownPlaces): Position | null =>
  sites.find(({ id }) => id === place) ?? towns?.find(({ id }) => id === place) ?? positionOf(place)

/** Distance from a place to each dealership in km, by id; empty for a place that nobody knows. */
export const distancesFrom = (place: string, places: KnownPlaces): ReadonlyMap<string, number> => {
  const from = placeAt(place, places)
  return new Map(from ? places.sites.map((site) => [site.id, distanceKm(from, site)]) : [])
}

/** The wish with the dealerships that it reaches; null for a place that nobody knows. */
export const nearOf = (place: string, radius: number, places: KnownPlaces): Near | null =>
  placeAt(place, places) && {
    place,
    radius,
    locations: [...distancesFrom(place, places)].filter(([, km]) => km <= radius).map(([id]) => id),
  }
