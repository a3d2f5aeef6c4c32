import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min'
import type { ProblemCode } from './problems'

/**
 * How numbers of the neighbours are written without their country code, by the digits up to the first gap. Most German
 * numbers are valid in Belgium or France too, but the gap after the area tells them apart: 0711 12345 is in Stuttgart
 * only, as no Belgian area has four digits. A Luxembourg mobile telephone gets a 0 from people who are used to one.
 */
const NATIONAL_FORMS = {
  LU: /^06\d1(?: ?\d){6}$/,
  BE: /^0(?:[2349] (?: ?\d){7}|(?:[1568]\d|7[01]) (?: ?\d){6}|4\d\d (?: ?\d){6}|\d{8,9})$/,
  FR: /^0[1-9](?:\d{8}|(?: \d\d){4})$/,
  DE: /^0(?:[2-9]|1[5-7])\d+$|^0(?:30|40|69|89|[2-9]\d1|2[0-3]\d|3\d[05]|906|1[5-7]\d{1,2}|[2-9]\d{3,4}) /,
} as const
/** Digits of a number with its prefix, as E.164 limits them. */
const MAX_DIGITS = 15
/** A country code in brackets: `(+352) 26 10 40`. */
const BRACKETS = /^\(\s*(\+\d{1,3})\s*\)/
/** A zero that people put into numbers of Luxembourg, which have none. The library knows it of other countries. */
const NO_ZERO = /^((?:\+|00)\s?352)\s*\(0\)/

export interface Phone {
  /** `+352621123456`: what is stored. */
  e164: string
  /** `621 123 456` for Luxembourg; others with their country code, `+49 30 901820`, so that a wrong one is seen. */
  shown: string
  /** Null where several countries share a code. */
  country: CountryCode | null
}

const parseAs = (text: string, defaultCountry: CountryCode): Phone[] => {
  const number: PhoneNumber | undefined = parsePhoneNumberFromString(text, { defaultCountry, extract: false })
  if (number?.isValid() !== true || number.ext !== undefined || number.number.length > MAX_DIGITS + 1) return []
  const shown = number.country === 'LU' ? number.formatNational() : number.formatInternational()
  return [{ e164: number.number, shown, country: number.country ?? null }]
}

/**
 * Every number that a text may mean: one with its country code (`+33`, `0033`) or of Luxembourg means itself, another
 * one may be valid in several neighbouring countries. Loads 30 kB of rules: in the browser only when the field is used.
 *
 * @returns empty when no telephone has such a number
 */
export const phoneReadings = (text: string): Phone[] => {
  const typed = text.trim().replace(BRACKETS, '$1 ').replace(NO_ZERO, '$1 ')
  if (!/^\+?[\d\s().\/\u2010-\u2015-]{4,40}$/.test(typed)) return []
  const home = parseAs(typed, 'LU')
  if (home.length > 0 || typed.startsWith('+')) return home
  const written = typed.replace(/\D+/g, ' ').trim()
  return (['LU', 'BE', 'FR', 'DE'] as const)
    .filter((country) => NATIONAL_FORMS[country].test(written))
    .flatMap((country) => parseAs(country === 'LU' ? written.slice(1) : written, country))
}

/** The number that a text means, or what is wrong with it: no telephone has it, or it needs its country code. */
export const readPhone = (text: string): { phone: Phone } | { problem: ProblemCode } => {
  const [phone, ...others] = phoneReadings(text)
  if (!phone) return { problem: 'invalid' }
  return others.length === 0 ? { phone } : { problem: 'no_country' }
}

/** The number that a text means. @returns null when it means none, or may mean several */
export const parsePhone = (text: string): Phone | null => {
  const read = readPhone(text)
  return 'phone' in read ? read.phone : null
}
