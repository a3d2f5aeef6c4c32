import type { Position } from '../../location/distance'

/**
 * Towns across the border from which customers come: where their centres are, in thousandths of a degree north of 49° and
 * east of 5°. Distances for the nearest dealership are measured from them; the stock is searched around towns of the country.
 */
const CENTRES: readonly (readonly [name: string, north: number, east: number, ...others: string[]])[] = [
  ['Arlon', 684, 817, 'Arel'],
  ['Athus', 562, 834],
  ['Aubange', 568, 805],
  ['Audun-le-Tiche', 474, 957],
  ['Bastogne', 1001, 715, 'Bastnach', 'Bastenach'],
  ['Bitburg', 975, 1525],
  ['Cattenom', 406, 1243],
  ['Hayange', 329, 1061],
  ['Hettange-Grande', 408, 1152],
  ['Konz', 702, 1577],
  ['Libramont', 920, 380],
  ['Longwy', 520, 764],
  ['Martelange', 834, 737],
  ['Merzig', 443, 1639],
  ['Messancy', 595, 815],
  ['Metz', 119, 1176],
  ['Neufchâteau', 840, 435],
  ['Perl', 473, 1375],
  ['Prüm', 1208, 1424],
  ['Saarburg', 607, 1552],
  ['Thionville', 358, 1168, 'Diddenuewen'],
  ['Trier', 757, 1641, 'Trèves', 'Tréier'],
  ['Villerupt', 468, 931],
  ['Virton', 568, 533],
  ['Yutz', 354, 1189],
]

/** A town across the border, with the names that people call it by. */
export interface BorderTown extends Position {
  name: string
  names: readonly string[]
}

const THOUSANDTHS = 1_000
const NORTH = 49
const EAST = 5

export const BORDER_TOWNS: readonly BorderTown[] = CENTRES.map(([name, north, east, ...others]) => ({
  name,
  names: [name, ...others],
  latitude: NORTH + north / THOUSANDTHS,
  longitude: EAST + east / THOUSANDTHS,
}))
