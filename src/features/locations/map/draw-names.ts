import { divIcon, layerGroup, marker } from 'leaflet'
import type { LayerGroup, Map as LeafletMap } from 'leaflet'
import { placeLabels } from '../../../domain/location/place-labels'
import type { LabelWish, Mark } from '../../../domain/location/place-labels'
import { TOWNS } from '../../../domain/location/towns'
import * as styles from './interactive-map.module.css'

/** Towns to name in addition to those of the dealerships. */
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

/** Pixels: width of a letter at the size of names, height of a line, and the space between a place and its name. */
const LETTERS = { character: 7, line: 16, gap: 22 } as const

const townNames = (map: LeafletMap, except: ReadonlySet<string>): LabelWish[] =>
  TOWNS.filter(({ id, name }) => NAMED.has(id) && !except.has(name)).map(({ name, latitude, longitude }) => {
    const { x, y } = map.latLngToLayerPoint([latitude, longitude])
    return { text: name, x, y }
  })

/**
 * Writes names at the map's current zoom: towns of the dealerships first, then larger towns. A name that the edge of the
 * map would cut, or that would cover another, is left out.
 */
export const drawNames = (map: LeafletMap, dealerships: readonly LabelWish[], marks: readonly Mark[]): LayerGroup => {
  const left = map.containerPointToLayerPoint([0, 0]).x
  const wishes = [...dealerships, ...townNames(map, new Set(dealerships.map(({ text }) => text)))]
  return layerGroup(
    placeLabels(wishes, { ...LETTERS, marks, left, right: left + map.getSize().x }).map(({ text, x, y, side }) => {
      const html = document.createElement('span')
      html.textContent = text
      const className = side === 'left' ? `${styles.town} ${styles.leftward}` : styles.town
      return marker(map.layerPointToLatLng([x, y]), {
        interactive: false,
        keyboard: false,
        icon: divIcon({ className, html, iconSize: [0, 0] }),
      })
    }),
  )
}
