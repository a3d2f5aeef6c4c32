import { placeAt } from '../../location/near'
import type { KnownPlaces, Site } from '../../location/near'
import { TOWNS } from '../../location/towns'
import type { Vehicle } from '../../vehicle/types'
import { SPEC_FACETS, SPEC_MEASURES, VEHICLE_FACETS, VEHICLE_MEASURES } from '../fields'
import type { RangeId } from '../fields'
import { alternativesOf } from '../engine/query'
import type { SortKey, StockQuery } from '../engine/query'

/** The engine's answers the slow way: one vehicle after the other, straight from its fields. */

const FACET_FIELDS = { ...SPEC_FACETS, ...VEHICLE_FACETS }
const fieldOfFacet: Readonly<Record<string, (typeof FACET_FIELDS)[keyof typeof FACET_FIELDS]>> = FACET_FIELDS

export const optionOfVehicle = (vehicle: Vehicle, facet: string): string | null => {
  if (facet === 'availability') return vehicle.availability
  if (facet === 'discounted') return String(vehicle.discount !== null)
  const field = fieldOfFacet[facet]
  const value = field === undefined ? null : vehicle[field]
  return value === null ? null : String(value)
}

const amount = (vehicle: Vehicle, type: string, field: 'totalPrice' | 'monthlyInstallment'): number | null =>
  vehicle.prices.find((row) => row.type === type)?.[field] ?? null

export const valueOf = (
  vehicle: Vehicle,
  range: RangeId,
  { priceType, instalmentType }: Pick<StockQuery, 'priceType' | 'instalmentType'>,
): number | null => {
  if (range === 'price') return amount(vehicle, priceType, 'totalPrice')
  if (range === 'instalment') return amount(vehicle, instalmentType, 'monthlyInstallment')
  return vehicle[{ ...SPEC_MEASURES, ...VEHICLE_MEASURES }[range]]
}

const passesBrand = (
  { brandId, modelId }: Vehicle,
  stock: readonly Vehicle[],
  { brand = [], model = [] }: Readonly<Record<string, readonly string[]>>,
): boolean => {
  if (brand.length + model.length === 0 || model.includes(modelId)) return true
  return brand.includes(brandId) && !stock.some((other) => other.brandId === brandId && model.includes(other.modelId))
}

/** Dealerships of the small world, and one that has no vehicle. */
export const SITES: readonly Site[] = [
  { id: 'esch', latitude: 49.5012, longitude: 5.9466 },
  { id: 'mersch', latitude: 49.7637, longitude: 6.0925 },
  { id: 'marnach', latitude: 50.0531, longitude: 6.0603 },
  { id: 'empty', latitude: 49.6893, longitude: 6.4159 },
]

/** Where they are, and the towns. */
export const PLACES: KnownPlaces = { sites: SITES, towns: TOWNS }

/** The angle between two unit vectors: another way to the distance than that of the code. */
const kmBetween = (a: Omit<Site, 'id'>, b: Omit<Site, 'id'>): number => {
  const vector = ({ latitude, longitude }: Omit<Site, 'id'>): [number, number, number] => {
    const [up, along] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
    return [Math.cos(up) * Math.cos(along), Math.cos(up) * Math.sin(along), Math.sin(up)]
  }
  const [[ax, ay, az], [bx, by, bz]] = [vector(a), vector(b)]
  return (
    6371.0088 *
    Math.atan2(Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx), ax * bx + ay * by + az * bz)
  )
}

const passesNear = ({ locationId }: Vehicle, { near }: StockQuery): boolean => {
  if (!near) return true
  const [from, site] = [placeAt(near.place, PLACES), SITES.find(({ id }) => id === locationId)]
  return from !== null && site !== undefined && kmBetween(from, site) <= near.radius
}

/**
 * @param stock says which models a brand has
 * @param except a filter that does not count: a facet, a range, `equipment`, `near`
 */
export const passes = (vehicle: Vehicle, stock: readonly Vehicle[], query: StockQuery, except = ''): boolean => {
  if (except !== 'brand' && except !== 'model' && !passesBrand(vehicle, stock, query.facets)) return false
  if (except !== 'near' && !passesNear(vehicle, query)) return false
  for (const [facet, options] of Object.entries(query.facets)) {
    if (facet === 'brand' || facet === 'model' || facet === except || options.length === 0) continue
    if (!options.includes(optionOfVehicle(vehicle, facet) ?? '-')) return false
  }
  for (const [range, { min = -Infinity, max = Infinity }] of Object.entries(query.ranges) as [
    RangeId,
    { min?: number; max?: number },
  ][]) {
    if (range === except || (min === -Infinity && max === Infinity)) continue
    const value = valueOf(vehicle, range, query)
    if (value === null || value < min || value > max) return false
  }
  return (
    except === 'equipment' ||
    query.equipment.every((wish) => vehicle.equipment.some(({ label }) => alternativesOf(wish).includes(label)))
  )
}

const sortValue = (vehicle: Vehicle, key: SortKey): number | null => {
  if (key === 'listed') return Date.parse(vehicle.listedAt)
  if (key === 'mileage' || key === 'year' || key === 'power')
    return valueOf(vehicle, key, { priceType: 'purchase', instalmentType: 'purchase' })
  const [kind = '', type = ''] = key.split(':')
  return amount(vehicle, type, kind === 'price' ? 'totalPrice' : 'monthlyInstallment')
}

/** Ids in the order that a query asks for. */
export const sorted = (vehicles: readonly Vehicle[], { sort: { key, direction } }: StockQuery): number[] =>
  [...vehicles]
    .sort((a, b) => {
      const [x, y] = [sortValue(a, key), sortValue(b, key)]
      if (x === null || y === null) {
        if ((x === null) !== (y === null)) return x === null ? 1 : -1
      } else if (x !== y) return direction === 'asc' ? x - y : y - x
      return Date.parse(b.listedAt) - Date.parse(a.listedAt) || b.id - a.id
    })
    .map(({ id }) => id)
