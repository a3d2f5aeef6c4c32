import { layerGroup, polygon, polyline } from 'leaflet'
import type { LatLngTuple, LayerGroup } from 'leaflet'
import { outlinePositions, riverPositions } from '../../../domain/location/outline-points'
import type { Position } from '../../../domain/location/distance'
import type { RegionMap } from '../../../domain/location/region-map'
import * as styles from './interactive-map.module.css'

/** Where the countries around are drawn. */
export const NEIGHBOURS_PANE = 'neighbours'

const tuple = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude]
const still = { interactive: false } as const

/** The base of the map: Luxembourg and its river. */
export const drawCountry = (): LayerGroup =>
  layerGroup([
    polygon(outlinePositions().map(tuple), { ...still, className: styles.country }),
    polyline(riverPositions().map(tuple), { ...still, className: styles.river, fill: false }),
  ])

const below = { ...still, pane: NEIGHBOURS_PANE } as const

/**
 * The neighbouring countries, below the rest. Their borders with Luxembourg come from another source than its outline and
 * do not match it, so a wide line covers them.
 */
export const drawNeighbours = ({ lands }: RegionMap): LayerGroup =>
  layerGroup([
    ...lands.map((ring) =>
      polygon(
        ring.map(([longitude, latitude]): LatLngTuple => [latitude, longitude]),
        { ...below, className: styles.neighbour },
      ),
    ),
    polygon(outlinePositions().map(tuple), { ...below, className: styles.around }),
  ])
