import { followFilter } from '../collections/follow-filter'
import { onceFor } from '../collections/once'
import type { Cents } from '../price/types'
import type { Vehicle } from '../vehicle/types'
import { asksForPrice, FILTER_NAMES } from './stock-rules'
import type { StockRules } from './stock-rules'

/** What of a vehicle decides which blocks show it. */
export interface VehicleOfBlocks extends Pick<
  Vehicle,
  'brandId' | 'modelId' | 'fuel' | 'category' | 'condition' | 'bodyStyle' | 'locationId'
> {
  key: number
  photos: { readonly length: number }
  prices: { readonly length: number }
  /** Null for a vehicle that is not sold at once. */
  cashPrice: Cents | null
  isDiscounted: boolean
}

/** Rules that ask for one value of a vehicle's field. */
const FILTERS = {
  brand: 'brandId',
  model: 'modelId',
  fuel: 'fuel',
  category: 'category',
  condition: 'condition',
  bodyStyle: 'bodyStyle',
  location: 'locationId',
} as const satisfies Record<(typeof FILTER_NAMES)[number], keyof VehicleOfBlocks>

/** A vehicle without a cash price fits no rule about prices. */
const fitsPrice = (
  { cashPrice, isDiscounted }: VehicleOfBlocks,
  { priceFrom, priceTo, discounted }: StockRules,
): boolean => {
  if (discounted === true && !isDiscounted) return false
  if (priceFrom === undefined && priceTo === undefined) return true
  return cashPrice !== null && cashPrice >= (priceFrom ?? 0) && cashPrice <= (priceTo ?? Infinity)
}

/** Vehicles of the stock that fit every rule, in their order. */
export const matchingVehicles = followFilter<VehicleOfBlocks, StockRules>(
  (rules) =>
    JSON.stringify([
      ...FILTER_NAMES.map((name) => rules[name]),
      rules.priceFrom,
      rules.priceTo,
      rules.discounted === true,
    ]),
  (rules) => {
    const asked = FILTER_NAMES.filter((name) => rules[name] !== undefined)
    const isPriced = asksForPrice(rules)
    return (vehicle) =>
      asked.every((name) => vehicle[FILTERS[name]] === rules[name]) && (!isPriced || fitsPrice(vehicle, rules))
  },
)

/** Of the vehicles with the most ways to pay, the first. */
const mostWaysFirst = onceFor((vehicles: readonly VehicleOfBlocks[]): number[] => {
  const candidates = vehicles.filter(({ photos, prices }) => photos.length > 0 && prices.length > 0)
  const most = candidates.reduce((longest, { prices }) => Math.max(longest, prices.length), 0)
  return candidates
    .filter(({ prices }) => prices.length === most)
    .slice(0, 1)
    .map(({ key }) => key)
})

/** The one car that is priced in every way: of the wanted model, if one is wanted, with the most ways, the newest of those. */
export const pricedVehicle = (vehicles: readonly VehicleOfBlocks[], model: string | undefined): number[] =>
  mostWaysFirst(model === undefined ? vehicles : matchingVehicles(vehicles, { model }))
