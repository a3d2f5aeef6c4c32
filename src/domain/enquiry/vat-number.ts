/** What the signs of the formats below stand for; every other sign is itself. */
const SIGNS: Readonly<Record<string, string>> = {
  '#': String.raw`\d`,
  // A letter or a digit.
  '*': '[A-Z0-9]',
  '@': '[A-Z]',
  // As in France: without I and O.
  '%': '[A-HJ-NP-Z0-9]',
  // The first digit in Belgium.
  '!': '[01]',
}

/**
 * Numbers of the countries of the European Union, after the code of the country.
 *
 * @see https://ec.europa.eu/taxation_customs/vies/ (questions and answers, "What is the format of a VAT number?")
 */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  AT: ['U########'],
  BE: ['!#########'],
  BG: ['#########?'],
  CY: ['########@'],
  CZ: ['########??'],
  DE: ['#########'],
  DK: ['########'],
  EE: ['#########'],
  EL: ['#########'],
  ES: ['*#######*'],
  FI: ['########'],
  FR: ['%%#########'],
  HR: ['###########'],
  HU: ['########'],
  IE: ['#*#####@', '#######@@'],
  IT: ['###########'],
  LT: ['#########', '############'],
  LU: ['########'],
  LV: ['###########'],
  MT: ['########'],
  NL: ['#########B##'],
  PL: ['##########'],
  PT: ['#########'],
  RO: ['##????????'],
  SE: ['############'],
  SI: ['########'],
  SK: ['##########'],
}

/** Spaces, dots and hyphens may stand before each sign. The sign `?` is a digit that may be missing. */
const signPattern = (sign: string): string =>
  sign === '?' ? String.raw`(?:[\s.-]?\d)?` : String.raw`[\s.-]?${SIGNS[sign] ?? sign}`

const countryPattern = ([code, formats]: [string, readonly string[]]): string =>
  `${code}(?:${formats.map((format) => [...format].map(signPattern).join('')).join('|')})`

/** A VAT number of a country of the European Union with its code: `LU 12345678`, `NL 123456789 B01`. */
export const VAT_NUMBER = new RegExp(`^(?:${Object.entries(FORMATS).map(countryPattern).join('|')})$`, 'i')
