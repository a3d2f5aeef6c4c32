import { formatDecimal } from '../domain/format/number'
import type { CompiledMessage, MessagePart } from './compiled'

export type MessageValues = Readonly<Record<string, unknown>>

/** A text has a value that was not passed. */
export class MissingValueError extends Error {
  constructor(readonly value: string) {
    super(`the value ${value} is missing`)
    this.name = 'MissingValueError'
  }
}

/** A number without a form of its own has at most so many decimals, as in ICU messages. */
const DECIMALS = 3

const formatNumber = (value: unknown): string => formatDecimal(Number(value), DECIMALS)

/**
 * French plural forms of cardinal numbers, from CLDR 48. Written out because the first use of `Intl` costs a slow phone 50 ms
 * while the scripts start.
 */
export const pluralFormOf = (value: number): 'one' | 'many' | 'other' => {
  if (Math.abs(value) < 2) return 'one'
  return value % 1_000_000 === 0 ? 'many' : 'other'
}

/** A value as part of a text: a string, or a React element; empty values become empty strings. */
const shown = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : value || ''

type Forms = Readonly<Record<string, CompiledMessage>>

const selectForm = (forms: Forms, value: string): CompiledMessage => forms[value] ?? forms['other'] ?? ''

const pluralForm = (forms: Forms, value: unknown): CompiledMessage =>
  forms[`=${String(value)}`] ?? selectForm(forms, pluralFormOf(Number(value)))

const addPart = (part: MessagePart, values: MessageValues, count: number | null, parts: unknown[]): void => {
  if (typeof part === 'string') {
    parts.push(part)
    return
  }
  if (part === 0) {
    if (count !== null) parts.push(formatNumber(count))
    return
  }
  const [name, forms, plural] = part
  if (!Object.hasOwn(values, name)) throw new MissingValueError(name)
  const value = values[name]
  if (forms === undefined) parts.push(shown(value))
  else if (forms === 1) parts.push(formatNumber(value))
  else if (plural) addParts(pluralForm(forms, value), values, Number(value), parts)
  else addParts(selectForm(forms, String(value)), values, null, parts)
}

const addParts = (message: CompiledMessage, values: MessageValues, count: number | null, parts: unknown[]): void => {
  if (typeof message === 'string') parts.push(message)
  else for (const part of message) addPart(part, values, count, parts)
}

/**
 * Fills values into a French text. React elements among the values stay as they are.
 *
 * @throws MissingValueError
 */
export const formatParts = (message: CompiledMessage, values: MessageValues): unknown[] => {
  const parts: unknown[] = []
  addParts(message, values, null, parts)
  return parts
}
