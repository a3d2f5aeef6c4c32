import { divIcon, layerGroup, marker, polygon, polyline } from 'leaflet'
import type { LatLngTuple, LayerGroup } from 'leaflet'
import { outlinePositions, riverPositions } from '../../../domain/location/outline-points'
import type { Position } from '../../../domain/location/distance'
import type { RegionMap } from '../../../domain/location/region-map'
import { TOWNS } from '../../../domain/location/towns'
import * as styles from './interactive-map.module.css'

/** Towns that are named on the map, far enough from each other to be read. */
const NAMED = new Set([
  'clervaux',
  'wiltz',
  'diekirch',
  'echternach',
  'redange',
  'grevenmacher',
  'remich',
  'luxembourg',
])

/** Where the countries around are drawn. */
export const NEIGHBOURS_PANE = 'neighbours'

const tuple = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude]
const still = { interactive: false } as const

const townNames = () =>
  TOWNS.filter(({ id }) => NAMED.has(id)).map((town) =>
    marker(tuple(town), {
      ...still,
      keyboard: false,
      icon: divIcon({ className: styles.town, html: town.name, iconSize: [0, 0] }),
    }),
  )

/** The base of the map: Luxembourg, its river and some towns. */
export const drawCountry = (): LayerGroup =>
  layerGroup([
    polygon(outlinePositions().map(tuple), { ...still, className: styles.country }),
    polyline(riverPositions().map(tuple), { ...still, className: styles.river, fill: false }),
    ...townNames(),
  ])

/** The countries around, below the rest. */
export const drawNeighbours = ({ lands }: RegionMap): LayerGroup =>
  layerGroup(
    lands.map((ring) =>
      polygon(
        ring.map(([longitude, latitude]): LatLngTuple => [latitude, longitude]),
        { ...still, className: styles.neighbour, pane: NEIGHBOURS_PANE },
      ),
    ),
  )
