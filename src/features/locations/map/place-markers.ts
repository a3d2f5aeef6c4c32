import { divIcon, latLngBounds, layerGroup, marker } from 'leaflet'
import type { LatLngTuple, LayerGroup, Map as LeafletMap, Marker } from 'leaflet'
import { clusterPoints } from '../../../domain/location/cluster-points'
import type { PointCluster } from '../../../domain/location/cluster-points'
import * as styles from './interactive-map.module.css'
import type { MapPlace } from './map-places'

/** Pixels of a mark, and the distance below which two of them are shown as one. */
const SIZE = 34
const COVERED = 36

interface Marks {
  places: readonly MapPlace[]
  /** Names a group of dealerships. */
  groupName: (count: number) => string
  onOpen: (place: MapPlace, mark: Marker) => void
}

const position = ({ location: { latitude, longitude } }: MapPlace): LatLngTuple => [latitude, longitude]

/** Makes a mark a button: Leaflet names images only, and hears the keyboard for popups of its own only. */
const button = (mark: Marker, name: string, press: () => void): Marker =>
  mark
    .on('add', () => mark.getElement()?.setAttribute('aria-label', name))
    .on('click', press)
    .on('keydown', ({ originalEvent }) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
      originalEvent.preventDefault()
      press()
    })

const placeMark = (place: MapPlace, { onOpen }: Marks): Marker => {
  const icon = divIcon({
    className: place.number === null ? styles.out : styles.pin,
    html: place.number === null ? '' : String(place.number),
    iconSize: [SIZE, SIZE],
  })
  const mark = marker(position(place), { icon, riseOnHover: true })
  return button(mark, place.location.name, () => onOpen(place, mark))
}

const groupMark = (map: LeafletMap, { items }: PointCluster<MapPlace>, { groupName }: Marks): Marker => {
  const bounds = latLngBounds(items.map(position))
  const icon = divIcon({ className: styles.group, html: String(items.length), iconSize: [SIZE + 8, SIZE + 8] })
  return button(marker(bounds.getCenter(), { icon }), groupName(items.length), () =>
    map.fitBounds(bounds, { padding: [60, 60] }),
  )
}

/**
 * Draws the dealerships at the map's present zoom: those that would cover each other as one mark.
 *
 * @returns the marks of single dealerships by id, and the layer of all of them
 */
export const drawPlaces = (map: LeafletMap, marks: Marks): { layer: LayerGroup; byId: Map<string, Marker> } => {
  const points = marks.places.map((place) => {
    const { x, y } = map.latLngToLayerPoint(position(place))
    return { item: place, x, y }
  })
  const layer = layerGroup()
  const byId = new Map<string, Marker>()
  for (const cluster of clusterPoints(points, COVERED)) {
    const [place] = cluster.items
    if (!place) continue
    const isAlone = cluster.items.length === 1
    const mark = isAlone ? placeMark(place, marks) : groupMark(map, cluster, marks)
    if (isAlone) byId.set(place.location.id, mark)
    mark.addTo(layer)
  }
  return { layer, byId }
}
