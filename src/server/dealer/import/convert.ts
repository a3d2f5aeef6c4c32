import { z } from 'zod'
import { vehicleSchema } from '../../../contract/dealer/vehicle'
import type { FeedMap } from './map'

/** What a text of a feed is turned into. */
export type Kind = 'text' | 'number' | 'boolean' | 'date' | 'instant' | 'list'

/** A value that cannot be read; the message says why. */
export class UnreadableError extends Error {}

const innermost = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodNullable ? innermost(schema.unwrap()) : schema

const kindOfSchema = (schema: z.core.$ZodType): Kind => {
  const inner = innermost(schema)
  if (inner instanceof z.ZodISODate) return 'date'
  if (inner instanceof z.ZodISODateTime) return 'instant'
  if (inner instanceof z.ZodNumber) return 'number'
  if (inner instanceof z.ZodBoolean) return 'boolean'
  return inner instanceof z.ZodArray ? 'list' : 'text'
}

/** Kind of every field, read off the contract. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries(vehicleSchema.shape).map(([name, schema]) => [name, kindOfSchema(schema)]),
)

/** Digits with signs between, and perhaps a unit behind. What a spreadsheet shortened (`2E+05`) has lost its digits. */
const NUMBER = /^([-+]?)(\d[\d.,]*)\s*(?!e[-+]?\d)(?:[^\d.,\s-].{0,11})?$/i

/**
 * Makes sure that a stock number is one to its last letter: `1234B` is not the vehicle 1234.
 *
 * @throws UnreadableError
 */
export const assertNumber = (value: unknown): void => {
  if (typeof value === 'string' && /[^\d.,\s'’+-]/.test(value))
    throw new UnreadableError(`"${value.trim()}" is no number`)
}

/**
 * Reads a number as people write it: `31 490,00 €`, `31.490`, `5,4 l`.
 *
 * @throws UnreadableError when it is none, or when only the map can say what its point means
 */
export const parseNumber = (text: string, decimal: FeedMap['decimal']): number => {
  const [, sign = '', digits = ''] = NUMBER.exec(text.trim().replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d)/g, '')) ?? []
  if (digits === '') throw new UnreadableError(`"${text}" is no number`)
  const marks = [...digits].filter((letter) => letter === '.' || letter === ',')
  const last = marks.at(-1)
  const isSingle = marks.length === 1
  if (isSingle && decimal === undefined && last === '.' && /^[1-9]\d{0,2}\.\d{3}$/.test(digits))
    throw new UnreadableError(
      `"${text}" may be ${digits.replace('.', '')} or ${digits.replace('.', ',')}: say "decimal" in the map`,
    )
  const point = decimal ?? (isSingle || new Set(marks).size === 2 ? last : undefined)
  const groups = point === undefined ? [digits] : digits.split(point)
  if (groups.length > 2) throw new UnreadableError(`"${text}" is no number`)
  const [whole = '', fraction = ''] = groups
  if (!/^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)$/.test(whole) || /\D/.test(fraction))
    throw new UnreadableError(`"${text}" is no number`)
  return Number(`${sign}${whole.replace(/[.,]/g, '')}.${fraction || '0'}`)
}

const TRUE = new Set(['true', '1', 'oui', 'o', 'yes', 'y', 'x', 'vrai', 'ja'])
const FALSE = new Set(['false', '0', 'non', 'n', 'no', 'faux', 'nein', ''])

const parseBoolean = (text: string): boolean => {
  const word = text.trim().toLowerCase()
  if (TRUE.has(word)) return true
  if (FALSE.has(word)) return false
  throw new UnreadableError(`"${text}" is neither yes nor no`)
}

const pad = (part: string): string => part.padStart(2, '0')

/** `14/05/2025`, `14.5.2025`, `05/2025`, `2025-05`, `20250514` and ISO dates. */
const parseDate = (text: string): string => {
  const day = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  if (day) return `${day[3]}-${pad(day[2] ?? '')}-${pad(day[1] ?? '')}`
  const month = /^(\d{1,2})[/.-](\d{4})$/.exec(text)
  if (month) return `${month[2]}-${pad(month[1] ?? '')}-01`
  if (/^\d{4}-\d{2}$/.test(text)) return `${text}-01`
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (compact) return `${compact[1]}-${compact[2]}-${compact[3]}`
  return text.replace(/[T ].*$/, '')
}

const parseInstant = (text: string): string => {
  if (/T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return text
  const time = /[T ](\d{2}:\d{2}(?::\d{2})?)$/.exec(text)?.[1] ?? '00:00'
  return `${parseDate(text.replace(/[T ]\d{2}:.*$/, ''))}T${time.length === 5 ? `${time}:00` : time}Z`
}

/**
 * Turns what a feed says into what a field of that kind holds. Values that are no text (JSON) stay as they are.
 *
 * @throws UnreadableError
 */
export const convert = (value: unknown, kind: Kind, decimal: FeedMap['decimal']): unknown => {
  // JSON says 1 for yes, and 20250514 for a day.
  if (typeof value === 'number' && kind !== 'number') return convert(String(value), kind, decimal)
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (kind === 'number') return parseNumber(text, decimal)
  if (kind === 'boolean') return parseBoolean(text)
  if (kind === 'date') return parseDate(text)
  if (kind === 'instant') return parseInstant(text)
  return text
}
