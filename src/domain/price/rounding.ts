/**
 * Money is rounded to a cent, halves upward (away from zero), and on exact fractions: a floating-point product may fall
 * on the wrong side of a half.
 */

/** Digits of a rate that count: rates are exact to the ten-thousandth of a percentage point. */
const PER_PERCENT = 10_000

/** Months in a year times hundredths, in the units of `rateUnits`: what a rate is divided by to become a monthly fraction. */
export const MONTHLY_UNITS = BigInt(1200 * PER_PERCENT)

/**
 * A yearly rate in percent as a whole number of ten-thousandths of a point: `3.99` becomes `39900n`.
 *
 * @throws RangeError for a rate that is negative or no number
 */
export const rateUnits = (percent: number): bigint => {
  if (!Number.isFinite(percent) || percent < 0) throw new RangeError(`a rate must not be negative, got ${percent}`)
  return BigInt(Math.round(percent * PER_PERCENT))
}

/** `numerator / denominator`, rounded to the nearest whole number, halves away from zero. The denominator is positive. */
export const roundedRatio = (numerator: bigint, denominator: bigint): bigint => {
  const half = numerator < 0n ? -denominator : denominator
  return (2n * numerator + half) / (2n * denominator)
}

/** Whole power. Written out: a compiler that lowers `**` to `Math.pow` breaks it for big integers. */
export const power = (base: bigint, exponent: number): bigint => {
  let result = 1n
  let square = base
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result *= square
    square *= square
  }
  return result
}

/** Interest in cents of one month on a balance in cents: balance × rate ÷ 12, rounded to a cent. */
export const monthlyInterest = (balance: number, percent: number): number =>
  Number(roundedRatio(BigInt(balance) * rateUnits(percent), MONTHLY_UNITS))

/** A share in percent of an amount in cents, rounded to a cent. */
export const percentOf = (amount: number, percent: number): number =>
  Number(roundedRatio(BigInt(amount) * rateUnits(percent), BigInt(100 * PER_PERCENT)))
