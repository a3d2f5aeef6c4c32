import { site } from '../config/site'
import type { CompiledMessage, MessagePart } from './compiled'

export type MessageValues = Readonly<Record<string, unknown>>

/** A text has a value that was not passed. */
export class MissingValueError extends Error {
  constructor(readonly value: string) {
    super(`the value ${value} is missing`)
    this.name = 'MissingValueError'
  }
}

const numbers = new Intl.NumberFormat(site.locale)
const plurals = new Intl.PluralRules(site.locale)

/** A value as part of a text: a string, or a React element; empty values become empty strings. */
const shown = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : value || ''

type Forms = Readonly<Record<string, CompiledMessage>>

const selectForm = (forms: Forms, value: string): CompiledMessage => forms[value] ?? forms['other'] ?? ''

const pluralForm = (forms: Forms, value: unknown): CompiledMessage =>
  forms[`=${String(value)}`] ?? selectForm(forms, plurals.select(Number(value)))

const addPart = (part: MessagePart, values: MessageValues, count: number | null, parts: unknown[]): void => {
  if (typeof part === 'string') {
    parts.push(part)
    return
  }
  if (part === 0) {
    if (count !== null) parts.push(numbers.format(count))
    return
  }
  const [name, forms, plural] = part
  if (!Object.hasOwn(values, name)) throw new MissingValueError(name)
  const value = values[name]
  if (forms === undefined) parts.push(shown(value))
  else if (forms === 1) parts.push(numbers.format(Number(value)))
  else if (plural) addParts(pluralForm(forms, value), values, Number(value), parts)
  else addParts(selectForm(forms, String(value)), values, null, parts)
}

const addParts = (message: CompiledMessage, values: MessageValues, count: number | null, parts: unknown[]): void => {
  if (typeof message === 'string') parts.push(message)
  else for (const part of message) addPart(part, values, count, parts)
}

/**
 * Fills values into a text, in the site's language. React elements among the values stay as they are.
 *
 * @throws MissingValueError
 */
export const formatParts = (message: CompiledMessage, values: MessageValues): unknown[] => {
  const parts: unknown[] = []
  addParts(message, values, null, parts)
  return parts
}
