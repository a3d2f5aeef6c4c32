/** How a vehicle will have been used when its contract ends. */
export interface Usage {
  /** Age at the beginning of the contract, in months. */
  ageMonths: number
  /** Length of the contract, in months. */
  months: number
  /** km a year during the contract. */
  annualDistance: number
}

/** Yearly distance at which the table of a residual value is made. */
export const REFERENCE_DISTANCE = 15_000

const FIRST_YEAR = 0.78
const LATER_YEARS = 0.875
/** Share of the value that each 10,000 km above (or below) the reference takes away (or adds). */
const PER_TEN_THOUSAND_KM = 0.035

/** Share of its new price that a vehicle keeps by age alone: 22 % go in the first year, 12.5 % of the rest every year. */
export const shareByAge = (months: number): number =>
  months <= 12 ? FIRST_YEAR ** (months / 12) : FIRST_YEAR * LATER_YEARS ** ((months - 12) / 12)

/** Factor by which distance changes a value, over `months` months at `annualDistance` km a year; within 0.6 to 1.15. */
export const distanceFactor = (months: number, annualDistance: number): number => {
  const excess = ((annualDistance - REFERENCE_DISTANCE) * months) / 12
  return Math.min(1.15, Math.max(0.6, 1 - (excess / 10_000) * PER_TEN_THOUSAND_KM))
}

/** A lessor's safety margin. */
const MARGIN = 0.9

/** Share of today's price that the vehicle is still worth after `months`: what an owner keeps. */
export const valueShare = ({ ageMonths, months, annualDistance }: Usage): number =>
  (shareByAge(ageMonths + months) / shareByAge(ageMonths)) * distanceFactor(months, annualDistance)

/**
 * Share of today's price that is left at the end of a contract: the curve that lessors' tables follow, calibrated to a
 * new car that keeps about 52 % after 48 months and 60,000 km before the lessor's safety margin of a tenth.
 */
export const residualShare = (usage: Usage): number => MARGIN * valueShare(usage)
