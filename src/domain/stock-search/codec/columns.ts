import { MISSING } from '../fields'
import { digitsFor, readDigits, RADIX, writeDigits } from './digits'

/** A column of whole numbers: value = min + unit × (digits − 1), and 0 where it is missing. */
export interface NumberText {
  min: number
  unit: number
  width: number
  text: string
}

/** A column of options: the digits are places in the list, the one after the last where there is none. */
export interface OptionText {
  options: string[]
  text: string
}

/** A column of whole numbers around 0, mostly 0: 0, −1, 1, −2, 2 … are written as 0, 1, 2, 3, 4 … */
export interface ResidueText {
  unit: number
  width: number
  text: string
}

const gcd = (a: number, b: number): number => {
  let [x, y] = [a, b]
  while (y !== 0) [x, y] = [y, x % y]
  return x
}

/** Greatest number that divides all; 1 when they are all 0. */
export const commonUnit = (values: ArrayLike<number>): number => {
  let unit = 0
  for (let row = 0; row < values.length && unit !== 1; row += 1) unit = gcd(unit, Math.abs(values[row] as number))
  return Math.max(1, unit)
}

/** @param values not negative, or MISSING */
export const writeNumbers = (values: ArrayLike<number>): NumberText => {
  let min = Infinity
  for (let row = 0; row < values.length; row += 1)
    if (values[row] !== MISSING) min = Math.min(min, values[row] as number)
  if (min === Infinity) return { min: 0, unit: 1, width: 0, text: '' }
  const above = new Float64Array(values.length)
  for (let row = 0; row < values.length; row += 1)
    above[row] = values[row] === MISSING ? 0 : (values[row] as number) - min
  const unit = commonUnit(above)
  let greatest = 0
  for (let row = 0; row < above.length; row += 1) {
    const digits = values[row] === MISSING ? 0 : (above[row] as number) / unit + 1
    above[row] = digits
    greatest = Math.max(greatest, digits)
  }
  const width = digitsFor(greatest)
  return { min, unit, width, text: writeDigits(above, width) }
}

export const readNumbers = ({ min, unit, width, text }: NumberText, count: number): Float64Array => {
  const values = readDigits(text, count, width)
  for (let row = 0; row < count; row += 1) {
    const digits = values[row] as number
    values[row] = digits === 0 ? MISSING : min + (digits - 1) * unit
  }
  return values
}

/** Digits of a column of options: one more than there are options, for "none". */
export const optionWidth = (options: number): number => (options < RADIX ? 1 : digitsFor(options))

/** @param codes places in `options`, or their number where there is none */
export const writeOptions = (options: readonly string[], codes: ArrayLike<number>): OptionText => ({
  options: [...options],
  text: options.length === 0 ? '' : writeDigits(codes, optionWidth(options.length)),
})

export type Codes = Uint8Array | Uint16Array

export const readCodes = ({ options, text }: OptionText, count: number): Codes => {
  const codes = options.length < 256 ? new Uint8Array(count) : new Uint16Array(count)
  if (options.length > 0) codes.set(readDigits(text, count, optionWidth(options.length)))
  return codes
}

export const writeResidues = (values: ArrayLike<number>): ResidueText => {
  const unit = commonUnit(values)
  let greatest = 0
  const folded = new Float64Array(values.length)
  for (let row = 0; row < values.length; row += 1) {
    const value = (values[row] as number) / unit
    const digits = value < 0 ? -2 * value - 1 : 2 * value
    folded[row] = digits
    greatest = Math.max(greatest, digits)
  }
  const width = digitsFor(greatest)
  return { unit, width, text: writeDigits(folded, width) }
}

export const readResidues = ({ unit, width, text }: ResidueText, count: number): Float64Array => {
  const values = readDigits(text, count, width)
  for (let row = 0; row < count; row += 1) {
    const digits = values[row] as number
    values[row] = digits % 2 === 0 ? (digits / 2) * unit : (-(digits + 1) / 2) * unit
  }
  return values
}
