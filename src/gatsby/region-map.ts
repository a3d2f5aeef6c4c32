import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { site } from '../config/site'
import { clipRing } from '../domain/location/clip-ring'
import type { Bounds, LngLat } from '../domain/location/clip-ring'
import type { RegionMap } from '../domain/location/region-map'

/** ISO 3166 numbers of the countries around Luxembourg, whose own border is drawn finer (`country-outline.ts`). */
const NEIGHBOURS: ReadonlySet<unknown> = new Set(['056', '250', '276'])

/** Degrees that are drawn beyond the bounds of the map, so that moving it shows no edge. */
const MARGIN = 0.8

/** Decimals of a degree: ten metres. */
const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4

const widened = ({ north, south, west, east }: Bounds): Bounds => ({
  north: north + MARGIN,
  south: south - MARGIN,
  west: west - MARGIN,
  east: east + MARGIN,
})

const isTopology = (value: unknown): value is Topology<{ countries: GeometryCollection }> =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Topology'

const outerRings = (geometry: GeoJSON.Geometry): LngLat[][] => {
  const polygons =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  // GeoJSON repeats the first point of a ring as its last.
  return polygons.map(([outer = []]) => outer.slice(0, -1).map(([x = 0, y = 0]): LngLat => [x, y]))
}

/** The neighbours of Luxembourg within bounds, from the countries of Natural Earth at 1:10m (public domain). */
export const regionMapOf = (topology: Topology<{ countries: GeometryCollection }>, bounds: Bounds): RegionMap => ({
  lands: feature(topology, topology.objects.countries)
    .features.filter(({ id }) => NEIGHBOURS.has(id))
    .flatMap(({ geometry }) => outerRings(geometry))
    .map((ring) => clipRing(ring, widened(bounds)).map(([x, y]): LngLat => [round(x), round(y)]))
    .filter((ring) => ring.length > 2),
})

/** @throws Error when the package of borders is not what it was */
export const readRegionMap = async (): Promise<RegionMap> => {
  const file = createRequire(__filename).resolve('world-atlas/countries-10m.json')
  const topology: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!isTopology(topology)) throw new Error(`${file} is no topology`)
  return regionMapOf(topology, site.map.bounds)
}
