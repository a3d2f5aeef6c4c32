import { annuityFactor } from './annuity'
import { monthlyFraction } from './rates'
import type { Cents } from './types'

/** A lease whose rents are due at the beginning of each month, the first one at signing, beside the down payment. */
export interface Lease {
  /** Price less down payment. */
  financed: Cents
  /** Yearly money rate (nominal) in percent. */
  moneyRate: number
  months: number
  /** Expected value when the vehicle comes back; stays with the lessor and is not paid. */
  residual: Cents
}

/** Present value of one euro at the beginning of each of `months` months. */
const factorInAdvance = (rate: number, months: number): number => annuityFactor(rate, months) * (1 + rate)

/**
 * Exact rent, in cents and not yet rounded: A = (F − R·vⁿ) / äₙ with äₙ = (1 − vⁿ)(1 + i) / i.
 *
 * @throws RangeError when `months` is not a positive integer.
 */
export const exactRent = ({ financed, moneyRate, months, residual }: Lease): number => {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`months must be a positive integer, got ${months}`)
  const rate = monthlyFraction(moneyRate)
  return (financed - residual * (1 + rate) ** -months) / factorInAdvance(rate, months)
}

/** Monthly rent in cents, rounded to a cent. */
export const leaseRent = (lease: Lease): Cents => Math.round(exactRent(lease))

/** Residual value in cents that goes with a rent; inverse of `leaseRent`. */
export const residualOf = ({ financed, moneyRate, months }: Omit<Lease, 'residual'>, rent: Cents): Cents => {
  const rate = monthlyFraction(moneyRate)
  return Math.round((financed - rent * factorInAdvance(rate, months)) * (1 + rate) ** months)
}

/** What the lessee pays over the whole contract: down payment, all rents and fees, in cents. */
export const leaseTotal = (downPayment: Cents, rent: Cents, months: number, fees: Cents = 0): Cents =>
  downPayment + rent * months + fees
