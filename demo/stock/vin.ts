const valuesFrom = (first: number, characters: string) =>
  [...characters].map((character, index): [string, number] => [character, first + index])

/** Values of letters and digits in the check sum; I, O and Q do not occur. */
const VALUES: Record<string, number> = Object.fromEntries([
  ...valuesFrom(0, '0123456789'),
  ...valuesFrom(1, 'ABCDEFGH'),
  ...valuesFrom(1, 'JKLMN'),
  ['P', 7],
  ['R', 9],
  ...valuesFrom(2, 'STUVWXYZ'),
])
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** World manufacturer identifiers of the makes in the catalogue. */
const MAKERS: Record<string, string> = {
  peugeot: 'VF3',
  citroen: 'VF7',
  opel: 'W0V',
  fiat: 'ZFA',
  renault: 'VF1',
  dacia: 'UU1',
  volvo: 'YV1',
  mg: 'LSJ',
  volkswagen: 'WVW',
  toyota: 'SB1',
  ford: 'WF0',
  skoda: 'TMB',
  hyundai: 'TMA',
  kia: 'U5Y',
  nissan: 'SJN',
  jeep: '1C4',
  'alfa-romeo': 'ZAR',
  iveco: 'ZCF',
  'renault-trucks': 'VF6',
  'mercedes-benz': 'W1K',
  bmw: 'WBA',
  audi: 'WAU',
}

/** Tenth character: model year (ISO 3779), 2010 = A; I, O, Q, U, Z and 0 are left out. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/**
 * Check digit of a vehicle identification number, whatever stands in its place.
 *
 * @see 49 CFR 565.15(c); European makers may leave it out, ours have it
 */
export const vinCheckDigit = (vin: string): string => {
  const sum = [...vin].reduce((total, character, index) => total + (VALUES[character] ?? 0) * (WEIGHTS[index] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/**
 * A VIN for a vehicle: maker, five letters of the model, check digit, model year, plant, and the serial number, which
 * makes it unique.
 */
export const vinFor = (brandId: string, modelCode: string, modelYear: number, serial: number): string => {
  const maker = MAKERS[brandId] ?? 'XL9'
  const model = modelCode
    .toUpperCase()
    .replace(/[^A-HJ-NPR-Z0-9]/g, '')
    .slice(-5)
    .padStart(5, 'A')
  const year = YEARS[(modelYear - 2010 + 30) % 30] ?? 'A'
  const tail = `${year}L${String(serial).padStart(6, '0')}`.slice(0, 8)
  const check = vinCheckDigit(`${maker}${model}0${tail.padEnd(8, '0')}`)
  return `${maker}${model}${check}${tail}`
}
