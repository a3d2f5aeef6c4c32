/**
 * Rates are carried in percent with two decimals (`3.99`), as they are published; the formulas work with fractions.
 */

/** Monthly fraction of a nominal yearly rate in percent: `6` becomes `0.005`. */
export const monthlyFraction = (nominalPercent: number): number => nominalPercent / 1200

/** Yearly effective rate in percent of a nominal yearly rate in percent with monthly payments: `6` becomes `6.168`. */
export const effectiveRate = (nominalPercent: number): number => ((1 + monthlyFraction(nominalPercent)) ** 12 - 1) * 100

/** Rounds a percentage to the two decimals in which it is shown; never to "minus nothing". */
export const roundRate = (percent: number): number => Math.round(percent * 100) / 100 + 0
