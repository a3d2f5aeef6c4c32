import { percentOf } from './rounding'
import type { Cents } from './types'

/** Standard rate of Luxembourg VAT since 1 January 2024 (amended VAT law of 12 February 1979, article 39). */
export const VAT_RATE = 0.17

/** Amount without VAT of an amount with VAT, rounded to a cent. */
export const netOfVat = (gross: Cents, rate = VAT_RATE): Cents => Math.round(gross / (1 + rate))

/** Amount with VAT of an amount without VAT, rounded to a cent, halves upward: 1.50 EUR make 1.76. */
export const withVat = (net: Cents, rate = VAT_RATE): Cents => net + percentOf(net, rate * 100)
