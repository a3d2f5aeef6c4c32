import { divIcon, latLngBounds, layerGroup, marker } from 'leaflet'
import type { LatLngTuple, LayerGroup, Map as LeafletMap, Marker } from 'leaflet'
import { clusterPoints } from '../../../domain/location/cluster-points'
import type { LabelWish, Mark } from '../../../domain/location/place-labels'
import * as styles from './interactive-map.module.css'
import type { MapPlace } from './map-places'

/** Pixels: size of a mark, size of a group's mark, and the distance below which dealerships are shown as a group. */
const SIZE = 34
const GROUP_SIZE = 42
const COVERED = 36

interface Marks {
  places: readonly MapPlace[]
  /** Names a group of dealerships. */
  groupName: (count: number) => string
  /** Names a group that no zoom takes apart. */
  listName: (count: number) => string
  onOpen: (places: readonly MapPlace[]) => void
  /** Told which dealership’s mark has the focus, and null after. */
  onPoint: (id: string | null) => void
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

/** Contains the number that is seen, so that people who use their voice can say it. */
const nameOf = ({ number, location: { name } }: MapPlace): string => (number === null ? name : `${number}. ${name}`)

const placeMark = (place: MapPlace, { onOpen, onPoint }: Marks): Marker => {
  const icon = divIcon({
    className: place.number === null ? styles.out : styles.pin,
    html: place.number === null ? '' : String(place.number),
    iconSize: [SIZE, SIZE],
  })
  const mark = button(marker(position(place), { icon, riseOnHover: true }), nameOf(place), () => onOpen([place]))
  return mark.on('add', () => {
    mark.getElement()?.addEventListener('focus', () => onPoint(place.location.id))
    mark.getElement()?.addEventListener('blur', () => onPoint(null))
  })
}

const groupMark = (map: LeafletMap, items: readonly MapPlace[], { groupName, listName, onOpen }: Marks): Marker => {
  const isClosest = map.getZoom() >= map.getMaxZoom()
  const bounds = latLngBounds(items.map(position))
  const isOut = items.every(({ number }) => number === null)
  const icon = divIcon({
    className: isOut ? styles.out : styles.group,
    html: isOut ? '' : String(items.length),
    iconSize: [GROUP_SIZE, GROUP_SIZE],
  })
  const name = isClosest ? listName(items.length) : groupName(items.length)
  return button(marker(bounds.getCenter(), { icon }), name, () =>
    isClosest ? onOpen(items) : map.fitBounds(bounds, { padding: [60, 60] }),
  )
}

/** Dealerships as they are drawn. */
export interface DrawnPlaces {
  layer: LayerGroup
  /** The mark of each dealership, alone or with others. */
  byId: ReadonlyMap<string, Marker>
  /** Dealerships that have a mark of their own. */
  alone: ReadonlySet<string>
  /** Where the towns of single dealerships are named. */
  names: readonly LabelWish[]
  /** What names must not cover. */
  marks: readonly Mark[]
}

/** Draws the dealerships at the map's current zoom, as one mark where they would cover each other. */
export const drawPlaces = (map: LeafletMap, options: Marks): DrawnPlaces => {
  const points = options.places.map((place) => {
    const { x, y } = map.latLngToLayerPoint(position(place))
    return { item: place, x, y }
  })
  const layer = layerGroup()
  const byId = new Map<string, Marker>()
  const alone = new Set<string>()
  const names: LabelWish[] = []
  const marks: Mark[] = []
  for (const cluster of clusterPoints(points, COVERED)) {
    const found = cluster.items.filter(({ number }) => number !== null)
    // What the filters took out counts only among its like.
    const counted = found.length > 0 ? found : cluster.items
    const [place] = counted
    if (!place) continue
    const isAlone = counted.length === 1
    const mark = isAlone ? placeMark(place, options) : groupMark(map, counted, options)
    for (const { location } of cluster.items) byId.set(location.id, mark)
    if (isAlone) alone.add(place.location.id)
    if (isAlone) names.push({ text: place.location.address.town, x: cluster.x, y: cluster.y, gap: SIZE / 2 + 5 })
    const { x, y } = map.latLngToLayerPoint(mark.getLatLng())
    marks.push({ x, y, radius: (isAlone ? SIZE : GROUP_SIZE) / 2 })
    mark.addTo(layer)
  }
  return { layer, byId, alone, names, marks }
}
