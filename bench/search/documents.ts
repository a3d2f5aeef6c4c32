import { ACQUISITION_TYPES } from '../../src/domain/price/acquisition'
import {
  optionOf,
  SPEC_FACETS,
  SPEC_MEASURES,
  VEHICLE_FACETS,
  VEHICLE_MEASURES,
} from '../../src/domain/stock-search/fields'
import type { Vehicle } from '../../src/domain/vehicle/types'

/** A vehicle as other engines take it: a flat record, fields that it lacks left out. */
export type SearchDocument = { id: string; text: string; equipment: string[] } & Record<
  string,
  string | number | string[]
>

export const FACETS = Object.keys({ ...SPEC_FACETS, ...VEHICLE_FACETS }).concat('availability', 'discounted')
export const NUMBERS = Object.keys({ ...SPEC_MEASURES, ...VEHICLE_MEASURES }).concat(
  'listed',
  ...ACQUISITION_TYPES.flatMap((type) => [`price_${type}`, `instalment_${type}`]),
)

/** The same facts that the stock index has, no more. */
export const documentOf = (vehicle: Vehicle): SearchDocument => {
  const { id, brandName, modelName, variant, registrationYear, equipment, listedAt, availability, discount, prices } =
    vehicle
  const options = Object.entries({ ...SPEC_FACETS, ...VEHICLE_FACETS }).map(
    ([facet, field]) => [facet, optionOf(vehicle[field])] as const,
  )
  const numbers = Object.entries({ ...SPEC_MEASURES, ...VEHICLE_MEASURES }).map(
    ([name, field]) => [name, vehicle[field]] as const,
  )
  const amounts = prices.flatMap((row) => [
    [`price_${row.type}`, row.totalPrice] as const,
    [`instalment_${row.type}`, row.monthlyInstallment] as const,
  ])
  const known = [...options, ...numbers, ...amounts].filter(([, value]) => value !== null)
  return {
    id: String(id),
    text: `${brandName} ${modelName} ${variant} ${registrationYear}`,
    equipment: equipment.map(({ label }) => label),
    availability,
    discounted: String(discount !== null),
    listed: Date.parse(listedAt) / 1000,
    ...Object.fromEntries<unknown>(known),
  }
}
