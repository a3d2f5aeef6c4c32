import { circleMarker, control, latLngBounds, layerGroup, map as createLeafletMap, tileLayer } from 'leaflet'
import type { CircleMarker, LatLngBoundsExpression, LatLngExpression, ZoomPanOptions } from 'leaflet'
import { site } from '../../../config/site'
import { mapTiles } from '../../../config/external/map-tiles'
import { drawNames } from './draw-names'
import { drawCountry, drawNeighbours, NEIGHBOURS_PANE } from './draw-land'
import * as styles from './interactive-map.module.css'
import type { MapPlace, MapVisitor } from './map-places'
import { loadRegion } from './load-region'
import { openPopup } from './open-popup'
import { drawPlaces } from './place-markers'

const { north, south, west, east } = site.map.bounds
const BOUNDS: LatLngBoundsExpression = [
  [south, west],
  [north, east],
]
const CENTRE: LatLngExpression = [site.map.centre.latitude, site.map.centre.longitude]
/** Closest zoom: without streets there is nothing more to see. */
const MOST = { drawn: 12, tiles: 18 } as const

export interface MapTexts {
  zoomIn: string
  zoomOut: string
  close: string
  group: (count: number) => string
  /** Names a group that no zoom takes apart, and the list of it. */
  list: (count: number) => string
}

export interface RegionalMap {
  /** Shows dealerships; the view goes to those that the list has. */
  show: (places: readonly MapPlace[], visitor: MapVisitor | null) => void
  /** Makes a dealership stand out; null for none. */
  point: (id: string | null) => void
  remove: () => void
}

interface Options {
  texts: MapTexts
  /** The popup of dealerships opened: what it says goes into the element, and the popup is then fitted around it. */
  onOpen: (places: readonly MapPlace[], content: HTMLElement, fit: () => void) => void
  onClose: () => void
  /** Told which dealership’s mark has the focus or a popup, and null after. */
  onPoint: (id: string | null) => void
}

/** Makes the interactive map in an element. It is moved and zoomed with Leaflet's keys once it has the focus. */
export const createMap = (element: HTMLElement, { texts, onOpen, onClose, onPoint }: Options): RegionalMap => {
  const tiles = mapTiles()
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  let isRemoved = false
  const map = createLeafletMap(element, {
    maxZoom: tiles ? MOST.tiles : MOST.drawn,
    zoomControl: false,
    zoomSnap: 0.25,
    // The wheel scrolls the page.
    scrollWheelZoom: false,
    ...(isCalm && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false }),
  })
  /** Shows the whole region around the centre that the configuration names. */
  const showRegion = (options?: ZoomPanOptions) => map.setView(CENTRE, map.getBoundsZoom(BOUNDS), options)
  showRegion()
  map.setMinZoom(map.getZoom() - 1)
  // Instead of Leaflet's `maxBounds`, which starts nested animations that outlive a removed map.
  map.on('moveend', () => {
    if (!isRemoved && !map.getBounds().intersects(BOUNDS)) showRegion({ animate: false })
  })
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map)
  map.attributionControl.setPrefix(false)
  if (tiles) tileLayer(tiles.url, { attribution: tiles.attribution }).addTo(map)
  else {
    // Below the shapes of Leaflet's own pane, whose index is 400.
    map.createPane(NEIGHBOURS_PANE).style.zIndex = '350'
    drawCountry().addTo(map)
    void loadRegion().then((region) => {
      if (region && !isRemoved) drawNeighbours(region).addTo(map)
    })
  }

  let places: readonly MapPlace[] = []
  let opened: readonly MapPlace[] = []
  const options = { groupName: texts.group, listName: texts.list, onPoint, onOpen: (some: typeof places) => open(some) }
  let marks = drawPlaces(map, { ...options, places })
  let names = layerGroup()
  let pointed: string | null = null
  let here: CircleMarker | null = null

  const focusOn = (id: string): void => {
    // Leaflet pans to a mark that receives the focus, which fails on a removed map.
    if (!isRemoved) marks.byId.get(id)?.getElement()?.focus({ preventScroll: true })
  }
  const open = (some: readonly MapPlace[]): void => {
    const [first] = some
    if (!first) return
    const { id, name } = first.location
    const isAlone = some.length === 1
    openPopup(map, some, {
      name: isAlone ? name : texts.list(some.length),
      closeName: texts.close,
      onOpen,
      // The list took the dealership out: the focus stays at the filter.
      onClosed: () => (opened.length > 0 ? focusOn(id) : undefined),
    })
    opened = some
    if (isAlone) onPoint(id)
  }
  const closeIfOut = (): void => {
    const found = new Set(places.filter(({ number }) => number !== null).map(({ location }) => location.id))
    if (opened.every(({ location }) => found.has(location.id))) return
    opened = []
    map.closePopup()
  }
  /** A mark that joins a group leaves its popup pointing at nothing. */
  const closeIfGrouped = (): void => {
    const [first, ...others] = opened
    if (!first || others.length > 0 || marks.alone.has(first.location.id)) return
    // The focus stays at the button that zooms.
    if (!map.getPane('popupPane')?.contains(document.activeElement)) opened = []
    map.closePopup()
  }
  const point = (id: string | null, isPointed: boolean): void => {
    if (id !== null)
      marks.byId
        .get(id)
        ?.getElement()
        ?.classList.toggle(styles.pointed ?? '', isPointed)
  }
  const draw = (): void => {
    const focused = [...marks.byId].find(([, mark]) => mark.getElement() === document.activeElement)
    marks.layer.remove()
    names.remove()
    marks = drawPlaces(map, { ...options, places })
    marks.layer.addTo(map)
    if (!tiles) names = drawNames(map, marks.names, marks.marks).addTo(map)
    point(pointed, true)
    if (focused) focusOn(focused[0])
    closeIfGrouped()
  }
  map.on('zoomend resize', draw)
  map.on('popupclose', () => {
    onClose()
    onPoint(null)
  })

  return {
    show: (next, visitor) => {
      places = next
      closeIfOut()
      here?.remove()
      here = visitor && circleMarker([visitor.latitude, visitor.longitude], { className: styles.visitor, radius: 8 })
      here?.bindTooltip(visitor?.label ?? '').addTo(map)
      const found = next.filter(({ number }) => number !== null)
      const points = [...found.map(({ location }) => location), ...(visitor ? [visitor] : [])]
      if (found.length > 0 && found.length < next.length)
        map.fitBounds(latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude])).pad(0.1), {
          maxZoom: 11,
          padding: [40, 40],
        })
      else showRegion()
      draw()
    },
    point: (id) => {
      point(pointed, false)
      pointed = id
      point(pointed, true)
    },
    remove: () => {
      isRemoved = true
      map.remove()
    },
  }
}
