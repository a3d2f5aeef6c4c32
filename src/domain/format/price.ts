import type { Cents } from '../price/types'
import { formatNumber, withUnit } from './number'

/**
 * Whole euros without decimals, other amounts with two.
 *
 * @example formatPrice(31_490_00) // '31.490 €'
 * @example formatPrice(352_18) // '352,18 €'
 */
export const formatPrice = (cents: Cents): string => {
  const rounded = Math.round(cents)
  return withUnit(formatNumber(rounded / 100, rounded % 100 === 0 ? 0 : 2), '€')
}

/** An amount rounded to whole euros, for estimates. */
export const formatEuros = (cents: Cents): string => withUnit(formatNumber(Math.round(cents / 100)), '€')

/** `389 €/mois` */
export const formatMonthly = (cents: Cents): string => `${formatPrice(cents)}/mois`

/** A price reduction with a true minus sign: `− 1.800 €`. */
export const formatReduction = (cents: Cents): string => withUnit('−', formatPrice(Math.abs(cents)))

/** A rate in percent with two decimals: `3,99 %`. */
export const formatRate = (percent: number): string => withUnit(formatNumber(percent, 2), '%')
