import { monthlyFraction } from './rates'
import { MONTHLY_UNITS, power, rateUnits, roundedRatio } from './rounding'
import type { Cents } from './types'

/** A credit that is paid back at the end of each month. */
export interface Credit {
  /** Amount borrowed. */
  principal: Cents
  /** Nominal yearly rate in percent. */
  borrowingRate: number
  /** Number of instalments. */
  months: number
  /** Paid with the last instalment; 0 for a plain instalment credit. */
  balloon: Cents
}

/** Below this monthly rate the factor is the number of months, to the last digit that matters. */
const NEGLIGIBLE = 1e-12

/**
 * Present value of one euro at the end of each of `months` months, aₙ. Written with `expm1` and `log1p`: the textbook
 * form loses all its digits when the rate is tiny.
 */
export const annuityFactor = (rate: number, months: number): number =>
  rate < NEGLIGIBLE ? months : -Math.expm1(-months * Math.log1p(rate)) / rate

const assertMonths = (months: number): void => {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`months must be a positive integer, got ${months}`)
}

/**
 * Exact instalment, in cents and not yet rounded, of a credit in arrears:
 * A = (K − B·vⁿ) / aₙ with v = 1 / (1 + i) and aₙ = (1 − vⁿ) / i.
 *
 * @throws RangeError when `months` is not a positive integer.
 */
export const exactInstalment = ({ principal, borrowingRate, months, balloon }: Credit): number => {
  assertMonths(months)
  const rate = monthlyFraction(borrowingRate)
  return (principal - balloon * (1 + rate) ** -months) / annuityFactor(rate, months)
}

/**
 * Monthly instalment in cents: the formula of `exactInstalment` on whole numbers, rounded once, halves upward. With
 * i = r/u and q = (u + r)/u it is A = (K·(u+r)ⁿ − B·uⁿ)·r / (u·((u+r)ⁿ − uⁿ)).
 *
 * @throws RangeError when `months` is not a positive integer, or an amount is no whole number of cents.
 * @example instalment({ principal: 20_000_00, borrowingRate: 6, months: 48, balloon: 0 }) // 469_70
 */
export const instalment = ({ principal, borrowingRate, months, balloon }: Credit): Cents => {
  assertMonths(months)
  const rate = rateUnits(borrowingRate)
  if (rate === 0n) return Number(roundedRatio(BigInt(principal - balloon), BigInt(months)))
  const grown = power(MONTHLY_UNITS + rate, months)
  const level = power(MONTHLY_UNITS, months)
  return Number(
    roundedRatio((BigInt(principal) * grown - BigInt(balloon) * level) * rate, MONTHLY_UNITS * (grown - level)),
  )
}

/** Amount in cents that `months` instalments pay back when nothing remains at the end; inverse of `instalment`. */
export const principalOf = (monthly: Cents, borrowingRate: number, months: number): Cents => {
  assertMonths(months)
  return Math.round(monthly * annuityFactor(monthlyFraction(borrowingRate), months))
}

/** What is still owed, in cents, once every instalment was paid: the balloon that goes with an instalment. */
export const balloonOf = (credit: Omit<Credit, 'balloon'>, monthly: Cents): Cents => {
  assertMonths(credit.months)
  const rate = monthlyFraction(credit.borrowingRate)
  const paid = monthly * annuityFactor(rate, credit.months)
  return Math.round((credit.principal - paid) * (1 + rate) ** credit.months)
}
