import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneNumber } from 'libphonenumber-js/min'

/**
 * Countries whose numbers are understood without their prefix, in the order in which they are tried. Belgium stands
 * before France: 0470 12 34 56 is a Belgian mobile telephone more often than one of the Auvergne.
 */
const COUNTRIES = ['LU', 'BE', 'FR', 'DE'] as const
/** Ten digits in pairs are written in France only. */
const FRENCH_PAIRS = /^0\d(?:[ .\u2010-\u2015-]\d\d){4}$/
/** Digits of a number with its prefix, as E.164 limits them. */
const MAX_DIGITS = 15
/** A country code in brackets: `(+352) 26 10 40`. */
const BRACKETS = /^\(\s*(\+\d{1,3})\s*\)/

export interface Phone {
  /** `+352621123456`: what is stored. */
  e164: string
  /**
   * `621 123 456` for Luxembourg; others with their country code, `+49 30 901820`: many numbers are valid in several
   * countries, and a wrong guess has to be seen.
   */
  shown: string
}

const parseAs = (text: string, country: (typeof COUNTRIES)[number]): PhoneNumber | null => {
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
  return number?.isValid() === true && number.ext === undefined && number.number.length <= MAX_DIGITS + 1
    ? number
    : null
}

/**
 * Reads a telephone number as people type it: with its prefix (`+33`, `0033`), or as in Luxembourg, France, Belgium or
 * Germany. Loads 30 kB of rules: in the browser only when the field is used.
 *
 * @returns null when no telephone has such a number
 */
export const parsePhone = (text: string): Phone | null => {
  const typed = text.trim().replace(BRACKETS, '$1 ')
  if (!/^\+?[\d\s().\/\u2010-\u2015-]{4,40}$/.test(typed)) return null
  for (const country of FRENCH_PAIRS.test(typed) ? (['FR', ...COUNTRIES] as const) : COUNTRIES) {
    const number = parseAs(typed, country)
    if (number) {
      const shown = number.country === 'LU' ? number.formatNational() : number.formatInternational()
      return { e164: number.number, shown }
    }
  }
  return null
}
