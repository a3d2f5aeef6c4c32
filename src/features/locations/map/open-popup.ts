import { latLngBounds, popup } from 'leaflet'
import type { Map as LeafletMap } from 'leaflet'
import * as styles from './interactive-map.module.css'
import type { MapPlace } from './map-places'

/** Pixels: widest and narrowest popup, and the least space between a popup and the edges of the map. */
const WIDTH = { most: 300, least: 200, margin: 12 } as const
/** Padding and border of Leaflet's wrapper around the content. */
const AROUND = 44

interface Options {
  /** What the popup is about. */
  name: string
  /** Name of the button that closes it. */
  closeName: string
  /** Renders the content of the popup, then calls `fit` to adapt the popup to it. */
  onOpen: (places: readonly MapPlace[], content: HTMLElement, fit: () => void) => void
  onClosed: () => void
}

/** Opens the popup of dealerships at one place as a dialog: it takes the focus, and Escape closes it. */
export const openPopup = (
  map: LeafletMap,
  places: readonly MapPlace[],
  { name, closeName, onOpen, onClosed }: Options,
): void => {
  const content = document.createElement('div')
  const room = map.getSize().x - 2 * WIDTH.margin - AROUND
  const opened = popup({
    className: styles.popup,
    offset: [0, -12],
    minWidth: Math.min(WIDTH.least, room),
    maxWidth: Math.min(WIDTH.most, room),
    autoPanPadding: [WIDTH.margin, WIDTH.margin],
  })
    .setLatLng(latLngBounds(places.map(({ location }) => [location.latitude, location.longitude])).getCenter())
    .setContent(content)
  opened.openOn(map)
  onOpen(places, content, () => {
    opened.update()
  })
  const element = opened.getElement()
  element?.querySelector('a.leaflet-popup-close-button')?.setAttribute('aria-label', closeName)
  element?.setAttribute('role', 'dialog')
  element?.setAttribute('aria-label', name)
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
  element?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') map.closePopup(opened)
  })
  opened.on('remove', onClosed)
}
