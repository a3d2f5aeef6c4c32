import type { AcquisitionType } from '../price/acquisition'
import type { Vehicle } from '../vehicle/types'

/**
 * What the stock is filtered by. A facet has options, of which a visitor chooses any; a measure has a range. Facets and
 * measures `ofSpec` are the same for all vehicles of one model, trim and engine: the index tells them once for each.
 */
export const SPEC_FACETS = {
  brand: 'brandId',
  model: 'modelId',
  category: 'category',
  bodyStyle: 'bodyStyle',
  fuel: 'fuel',
  transmission: 'transmission',
  driveType: 'driveType',
  drivenAxles: 'drivenAxles',
  seatCount: 'seatCount',
  doorCount: 'doorCount',
  energyClass: 'energyClass',
} as const satisfies Record<string, keyof Vehicle>

export const VEHICLE_FACETS = {
  condition: 'condition',
  colour: 'colour',
  interiorColour: 'interiorColour',
  interiorMaterial: 'interiorMaterial',
  emissionsClass: 'emissionsClass',
  location: 'locationId',
  warranty: 'warrantyMonths',
  vatReportable: 'vatReportable',
} as const satisfies Record<string, keyof Vehicle>

/** Facets that change without a rebuild; the index has them as they were when it was made. */
export const LIVE_FACETS = ['availability', 'discounted'] as const

/** km, hp, kg. */
export const SPEC_MEASURES = {
  power: 'powerHp',
  electricRange: 'electricRange',
  towingWeight: 'towingWeight',
  maxWeight: 'maxWeight',
} as const satisfies Record<string, keyof Vehicle>

export const VEHICLE_MEASURES = { mileage: 'mileage', year: 'registrationYear' } as const satisfies Record<
  string,
  keyof Vehicle
>

export type SpecFacet = keyof typeof SPEC_FACETS
export type VehicleFacet = keyof typeof VEHICLE_FACETS
export type LiveFacet = (typeof LIVE_FACETS)[number]
/** A facet that every index has. */
export type FacetId = SpecFacet | VehicleFacet | LiveFacet
export type SpecMeasure = keyof typeof SPEC_MEASURES
export type VehicleMeasure = keyof typeof VEHICLE_MEASURES
export type MeasureId = SpecMeasure | VehicleMeasure

/** What has a range and a histogram; `price` and `instalment` in cents, of the acquisition type that the query names. */
export type RangeId = MeasureId | 'price' | 'instalment'
export const RANGE_IDS = [
  'price',
  'instalment',
  'mileage',
  'year',
  'power',
  'electricRange',
  'towingWeight',
  'maxWeight',
] as const satisfies readonly RangeId[]

export const FACET_IDS: readonly FacetId[] = [
  ...(Object.keys(SPEC_FACETS) as SpecFacet[]),
  ...(Object.keys(VEHICLE_FACETS) as VehicleFacet[]),
  ...LIVE_FACETS,
]

/** A facet that the site's configuration adds: the options are the values of one plain field of vehicles. */
export interface CustomFacet {
  /** Names it in queries; none of the facets above. */
  id: string
  field: keyof Vehicle
}

/** Stands for "not known" and "not on offer" in measures and prices; real ones are never negative. */
export const MISSING = -1

/** A value as options name it; null when a vehicle has none. */
export const optionOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null

/** Options in an order that does not depend on how they came: numbers by size, then texts letter by letter. */
export const byOption = (a: string, b: string): number => {
  const [x, y] = [Number(a), Number(b)]
  if (!Number.isNaN(x) && !Number.isNaN(y) && x !== y) return x - y
  if (Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1
  return a < b ? -1 : a > b ? 1 : 0
}

/** Prices by acquisition type. */
export type ByType<Value> = Record<AcquisitionType, Value>
