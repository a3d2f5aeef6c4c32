import { slugify } from '../routes/slugify'
import type { Position } from './distance'

/** A town that distances are measured from. */
export interface Town extends Position {
  /** Slug, as addresses name it. */
  id: string
  name: string
}

/** Town centres of Luxembourg: cantons' capitals and the larger or well-known places, to about a kilometre. */
const CENTRES: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
  ['Bascharage', 49.57, 5.91],
  ['Beaufort', 49.835, 6.293],
  ['Belvaux', 49.51, 5.93],
  ['Bertrange', 49.611, 6.05],
  ['Bettembourg', 49.519, 6.103],
  ['Bissen', 49.788, 6.066],
  ['Capellen', 49.645, 5.991],
  ['Clervaux', 50.055, 6.031],
  ['Colmar-Berg', 49.811, 6.098],
  ['Diekirch', 49.868, 6.156],
  ['Differdange', 49.524, 5.891],
  ['Dudelange', 49.481, 6.088],
  ['Echternach', 49.812, 6.422],
  ['Esch-sur-Alzette', 49.496, 5.981],
  ['Ettelbruck', 49.848, 6.104],
  ['Frisange', 49.516, 6.19],
  ['Grevenmacher', 49.681, 6.441],
  ['Hesperange', 49.568, 6.151],
  ['Hosingen', 50.012, 6.09],
  ['Junglinster', 49.707, 6.25],
  ['Kayl', 49.485, 6.04],
  ['Kehlen', 49.669, 6.036],
  ['Larochette', 49.784, 6.219],
  ['Leudelange', 49.568, 6.065],
  ['Lintgen', 49.723, 6.128],
  ['Luxembourg', 49.612, 6.132],
  ['Mamer', 49.628, 6.023],
  ['Marnach', 50.054, 6.061],
  ['Mersch', 49.749, 6.106],
  ['Mondorf-les-Bains', 49.507, 6.281],
  ['Niederanven', 49.651, 6.255],
  ['Pétange', 49.558, 5.881],
  ['Rambrouch', 49.83, 5.846],
  ['Redange-sur-Attert', 49.765, 5.891],
  ['Remich', 49.545, 6.367],
  ['Roeser', 49.538, 6.145],
  ['Rumelange', 49.46, 6.031],
  ['Sandweiler', 49.614, 6.218],
  ['Schengen', 49.47, 6.362],
  ['Schifflange', 49.506, 6.013],
  ['Steinfort', 49.66, 5.915],
  ['Steinsel', 49.677, 6.124],
  ['Strassen', 49.621, 6.073],
  ['Troisvierges', 50.121, 6.0],
  ['Vianden', 49.935, 6.209],
  ['Walferdange', 49.663, 6.132],
  ['Wasserbillig', 49.714, 6.499],
  ['Weiswampach', 50.138, 6.076],
  ['Wiltz', 49.966, 5.934],
  ['Wormeldange', 49.611, 6.406],
]

export const TOWNS: readonly Town[] = CENTRES.map(([name, latitude, longitude]) => ({
  id: slugify(name),
  name,
  latitude,
  longitude,
}))
