import { priceRowsFor } from '../../src/domain/price/price-rows'
import { distanceFactor, shareByAge } from '../../src/domain/price/residual-value'
import type { Cents, Discount, PriceRow } from '../../src/domain/price/types'
import type { Fuel, VehicleCondition } from '../../src/domain/vehicle/types'
import { demoTermsFor } from '../catalogue/commercial-terms'
import type { Random } from '../random'

interface Subject {
  /** List price of the trim when new, in cents. */
  listPrice: Cents
  condition: VehicleCondition
  fuel: Fuel
  ageMonths: number
  mileage: number
  vatReportable: boolean
}

/** Electric cars lose value faster than hybrids, which everyone wants. */
const DEMAND: Record<Fuel, number> = {
  petrol: 1,
  diesel: 0.97,
  hybrid: 1.05,
  plug_in_hybrid: 0.98,
  electric: 0.92,
  lpg: 0.95,
  hydrogen: 0.8,
}

const LABELS = [
  'Offre d’automne',
  'Prix en baisse',
  'Fin de série',
  'Remise immédiate',
  'Déstockage',
  'Offre du mois',
  'Prime de reprise déduite',
]

/** Prices end in 90 euros, as they do on windscreens. */
const windscreenPrice = (cents: number): Cents => Math.max(1_990_00, Math.round(cents / 100_00) * 100_00 - 10_00)

const marketValue = (random: Random, { listPrice, condition, fuel, ageMonths, mileage }: Subject): number => {
  const withOptions = listPrice * (1 + random.next() * 0.06)
  if (condition === 'new') return withOptions
  const yearly = ageMonths > 0 ? (mileage * 12) / ageMonths : mileage
  // A demonstration car is worth what a buyer saves: about a seventh, whatever the calendar says.
  const share = condition === 'demo' ? 0.86 : shareByAge(ageMonths)
  return (
    withOptions *
    share *
    distanceFactor(ageMonths, yearly) *
    (condition === 'demo' ? 1 : DEMAND[fuel]) *
    random.normal(1.02, 0.04)
  )
}

/** About a third carry a discount: a part of the list price of new cars, a price cut on used ones. */
const discountOf = (random: Random, condition: VehicleCondition, value: number): Discount | null => {
  if (!random.chance(0.34)) return null
  const listPrice = windscreenPrice(value)
  const share = condition === 'used' ? 0.02 + random.next() * 0.06 : 0.04 + random.next() * 0.1
  const amount = Math.min(Math.max(200_00, Math.round((listPrice * share) / 50_00) * 50_00), listPrice - 1_500_00)
  return { label: random.chance(0.7) ? random.pick(LABELS) : null, amount, listPrice }
}

/** Price rows of a vehicle and the discount that they already take into account. */
export const priceOf = (random: Random, subject: Subject): { prices: PriceRow[]; discount: Discount | null } => {
  const value = marketValue(random, subject)
  const discount = discountOf(random, subject.condition, value)
  const price = discount ? discount.listPrice - discount.amount : windscreenPrice(value)
  return { prices: priceRowsFor({ price, vatReportable: subject.vatReportable }, demoTermsFor(subject)), discount }
}
