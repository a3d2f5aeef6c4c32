import type { Fuel, VehicleCategory, VehicleCondition } from '../../src/domain/vehicle/types'
import type { Random } from '../random'
import { DAYS_PER_MONTH, daysBefore, daysSince, instantBefore, REFERENCE_DATE } from './calendar'

/** When a vehicle was registered, how far it went, and since when it stands in stock. */
export interface History {
  firstRegistration: string | null
  registrationYear: number
  ageMonths: number
  mileage: number
  listedAt: string
  updatedAt: string
}

const LISTED_WITHIN_DAYS = 200
const THIS_YEAR = Number(REFERENCE_DATE.slice(0, 4))

/** km a year that people drive, by what they drive. */
const distanceOf = (category: VehicleCategory, fuel: Fuel): number => {
  if (category !== 'passenger') return 24_000
  if (fuel === 'diesel') return 22_000
  return fuel === 'petrol' || fuel === 'lpg' ? 12_500 : 15_500
}

/** Nothing younger is sold as used. */
const YOUNGEST_DAYS = 220
/** km; beyond, nobody gives a warranty. */
const FARTHEST = 320_000
/** The very old go to traders. */
const OLDEST_DAYS = 12 * 365

const ageDaysOf = (
  random: Random,
  condition: VehicleCondition,
  built: { from: number; until: number | null },
): number => {
  const oldest = Math.min(OLDEST_DAYS, daysSince(`${built.from}-03-01`))
  if (condition === 'demo') return random.int(70, Math.min(330, oldest))
  const youngest = built.until === null ? YOUNGEST_DAYS : Math.max(YOUNGEST_DAYS, daysSince(`${built.until}-12-31`))
  // The older, the rarer.
  return Math.round(youngest + Math.max(0, oldest - youngest) * random.next() ** 1.35)
}

/** The past of one vehicle; it was not registered before its version was built. */
export const historyOf = (
  random: Random,
  subject: {
    condition: VehicleCondition
    category: VehicleCategory
    fuel: Fuel
    built: { from: number; until: number | null }
  },
): History => {
  const { condition, category, fuel, built } = subject
  const ageDays = condition === 'new' ? 0 : ageDaysOf(random, condition, built)
  const firstRegistration = condition === 'new' ? null : daysBefore(ageDays)
  const listedDays =
    condition === 'new' ? random.int(1, LISTED_WITHIN_DAYS) : random.int(1, Math.min(LISTED_WITHIN_DAYS, ageDays - 40))
  const yearly = distanceOf(category, fuel) * Math.max(0.45, random.normal(1, 0.28))
  const mileage = {
    new: () => random.int(3, 60),
    demo: () => random.int(1_500, 14_000),
    used: () => Math.min(FARTHEST, Math.max(1_200, Math.round(((ageDays - listedDays) / 365) * yearly))),
  }[condition]()
  return {
    firstRegistration,
    registrationYear: firstRegistration ? Number(firstRegistration.slice(0, 4)) : THIS_YEAR,
    ageMonths: Math.floor(ageDays / DAYS_PER_MONTH),
    mileage,
    listedAt: instantBefore(listedDays, random.int(420, 1_020)),
    updatedAt: instantBefore(random.int(0, listedDays - 1), random.int(0, 419)),
  }
}
