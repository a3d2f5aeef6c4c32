/** A place on the globe, in degrees. */
export interface Position {
  latitude: number
  longitude: number
}

/** Mean radius of the Earth, km. */
const EARTH_KM = 6371.0088

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const halfSine = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2

/** Great-circle distance in km, as the crow flies: by the haversine formula, which is exact for near places too. */
export const distanceKm = (a: Position, b: Position): number => {
  const share =
    halfSine(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfSine(b.longitude - a.longitude)
  // Rounding may carry antipodes beyond 1.
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, share)))
}
