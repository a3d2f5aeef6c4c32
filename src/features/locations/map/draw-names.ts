import { divIcon, layerGroup, marker } from 'leaflet'
import type { LayerGroup, Map as LeafletMap } from 'leaflet'
import { cx } from '../../../components/ui/cx'
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

/** Pixels: width of a letter at the size of names, and height of a line. */
const LETTERS = { character: 7, line: 16 } as const

/** Pixels between the dot of a town and its name. */
const DOT_GAP = 8

const townNames = (map: LeafletMap, except: ReadonlySet<string>): LabelWish[] =>
  TOWNS.filter(({ id, name }) => NAMED.has(id) && !except.has(name)).map(({ name, latitude, longitude }) => {
    const { x, y } = map.latLngToLayerPoint([latitude, longitude])
    return { text: name, x, y, gap: DOT_GAP }
  })

/**
 * Writes names at the map's current zoom: towns of the dealerships first, then larger towns with a dot each. A name that the edge
 * of the map would cut, or that would cover another, is left out.
 */
export const drawNames = (map: LeafletMap, dealerships: readonly LabelWish[], marks: readonly Mark[]): LayerGroup => {
  const left = map.containerPointToLayerPoint([0, 0]).x
  const wishes = [...dealerships, ...townNames(map, new Set(dealerships.map(({ text }) => text)))]
  return layerGroup(
    placeLabels(wishes, { ...LETTERS, marks, left, right: left + map.getSize().x }).map(({ text, x, y, gap, side }) => {
      const html = document.createElement('span')
      html.textContent = text
      html.style.setProperty('--gap', `${gap}px`)
      const className = cx(styles.town, side === 'left' && styles.leftward, gap === DOT_GAP && styles.dotted)
      return marker(map.layerPointToLatLng([x, y]), {
        interactive: false,
        keyboard: false,
        icon: divIcon({ className, html, iconSize: [0, 0] }),
      })
    }),
  )
}
