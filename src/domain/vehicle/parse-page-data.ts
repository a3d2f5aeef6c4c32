import type { PartHours } from '../location/opening-hours'
import type { Location } from '../location/types'
import type { VehicleSummary } from '../content/story-data'
import { VEHICLE_FIELDS } from './fields'
import type { Vehicle } from './types'
import { isRecord } from '../is-record'

/** What the page of a vehicle was made from. */
export interface VehiclePageData {
  vehicle: Vehicle
  location:
    | (Pick<Location, 'id' | 'name' | 'address' | 'latitude' | 'longitude' | 'phone' | 'email' | 'routeUrl'> &
        PartHours<'showroom'>)
    | null
  similar: VehicleSummary[]
}

const NUMBERS = ['id', 'mileage', 'registrationYear', 'powerHp', 'powerKw', 'seatCount', 'doorCount'] as const
const TEXTS = [
  'brandId',
  'brandName',
  'modelName',
  'variant',
  'fuel',
  'transmission',
  'condition',
  'availability',
  'updatedAt',
] as const
const LISTS = ['photos', 'prices', 'equipment'] as const

/** Every field of the table is there, and those that pages compute with have their kind. */
const isVehicle = (value: unknown): value is Vehicle =>
  isRecord(value) &&
  Object.keys(VEHICLE_FIELDS).every((field) => field in value) &&
  NUMBERS.every((field) => typeof value[field] === 'number') &&
  TEXTS.every((field) => typeof value[field] === 'string') &&
  LISTS.every((field) => Array.isArray(value[field]))

const isLocation = (value: unknown): value is NonNullable<VehiclePageData['location']> =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  isRecord(value.address) &&
  typeof value.phone === 'string' &&
  Array.isArray(value.specialHours)

const isSummary = (value: unknown): value is VehicleSummary =>
  isRecord(value) && typeof value.id === 'number' && Array.isArray(value.photos) && Array.isArray(value.prices)

/**
 * Reads the `page-data.json` of a vehicle page, as the build wrote it.
 *
 * @returns null when it is not that of a vehicle page of this version of the site
 */
export const parseVehiclePageData = (json: unknown): VehiclePageData | null => {
  const result = isRecord(json) && isRecord(json.result) ? json.result : null
  const data = result && isRecord(result.data) ? result.data : null
  if (!data || !isVehicle(data.vehicle)) return null
  const { vehicle } = data
  const location = isRecord(data.vehicle) && 'location' in data.vehicle ? data.vehicle.location : null
  const similar = Array.isArray(data.similar) ? data.similar.filter(isSummary) : []
  return { vehicle, location: isLocation(location) ? location : null, similar }
}
