/** Degrees. */
export interface Bounds {
  north: number
  south: number
  west: number
  east: number
}

/** A point of GeoJSON: longitude and latitude in degrees. */
export type LngLat = readonly [longitude: number, latitude: number]

interface Edge {
  isInside: (point: LngLat) => boolean
  /** Where the line between two points on either side crosses the edge. */
  cross: (a: LngLat, b: LngLat) => LngLat
}

const atLongitude = (edge: number, [ax, ay]: LngLat, [bx, by]: LngLat): LngLat => [
  edge,
  ay + ((edge - ax) / (bx - ax)) * (by - ay),
]
const atLatitude = (edge: number, [ax, ay]: LngLat, [bx, by]: LngLat): LngLat => [
  ax + ((edge - ay) / (by - ay)) * (bx - ax),
  edge,
]

const edgesOf = ({ north, south, west, east }: Bounds): Edge[] => [
  { isInside: ([x]) => x >= west, cross: (a, b) => atLongitude(west, a, b) },
  { isInside: ([x]) => x <= east, cross: (a, b) => atLongitude(east, a, b) },
  { isInside: ([, y]) => y >= south, cross: (a, b) => atLatitude(south, a, b) },
  { isInside: ([, y]) => y <= north, cross: (a, b) => atLatitude(north, a, b) },
]

const clipAt = (ring: readonly LngLat[], { isInside, cross }: Edge): LngLat[] =>
  ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point
    if (isInside(point)) return isInside(before) ? [point] : [cross(before, point), point]
    return isInside(before) ? [cross(before, point)] : []
  })

/**
 * The part of a ring within bounds, by the algorithm of Sutherland and Hodgman; empty when the ring is outside.
 *
 * @param ring points of a polygon without a repeated last one
 */
export const clipRing = (ring: readonly LngLat[], bounds: Bounds): LngLat[] =>
  edgesOf(bounds)
    .reduce<readonly LngLat[]>((clipped, edge) => clipAt(clipped, edge), ring)
    .slice()
