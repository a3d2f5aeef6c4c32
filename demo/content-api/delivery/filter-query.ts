import { unprocessable } from '../api-error'
import type { Json, JsonObject } from '../state/types'
import { isObject } from '../state/walk-json'
import { dateOf, wildcard } from './query'

type Test = (content: JsonObject) => boolean
type Operator = (operand: string) => (value: Json | undefined) => boolean

const textOf = (value: Json | undefined): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
const textsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.map(textOf).filter((text) => text !== null) : []
const items = (operand: string): string[] => operand.split(',').map((item) => item.trim())
const isBlank = (value: Json | undefined): boolean => value === undefined || value === null || value === ''
/** Among the items of `in`, an empty one stands for a field without a value. */
const isOneOf = (operand: string): ((value: Json | undefined) => boolean) => {
  const wanted = items(operand)
  return (value) => wanted.includes(isBlank(value) ? '' : (textOf(value) ?? '\0'))
}

const STATES: Record<string, (value: Json | undefined) => boolean> = {
  empty: isBlank,
  not_empty: (value) => !isBlank(value),
  empty_array: (value) => Array.isArray(value) && value.length === 0,
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  true: (value) => value === true,
  false: (value) => value === false,
  null: (value) => value === undefined || value === null,
  not_null: (value) => value !== undefined && value !== null,
}

const compares =
  (parse: (text: string) => number, isMatch: (value: number, operand: number) => boolean): Operator =>
  (operand) => {
    const limit = parse(operand)
    if (Number.isNaN(limit)) throw unprocessable('filter_query', `${operand} cannot be compared with`)
    return (value) => {
      const text = textOf(value)
      return text !== null && text !== '' && isMatch(parse(text), limit)
    }
  }
const above = (value: number, limit: number): boolean => value > limit
const below = (value: number, limit: number): boolean => value < limit
const integer = (text: string): number => (/^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN)

const OPERATORS: Record<string, Operator> = {
  is: (operand) => {
    const test = Object.hasOwn(STATES, operand) ? STATES[operand] : undefined
    if (!test) throw unprocessable('filter_query', `is: unknown state ${operand}`)
    return test
  },
  in: isOneOf,
  not_in: (operand) => {
    const test = isOneOf(operand)
    return (value) => !test(value)
  },
  like: (operand) => {
    const test = wildcard(operand, 'i')
    return (value) => test(textOf(value) ?? '')
  },
  not_like: (operand) => {
    const test = wildcard(operand, 'i')
    return (value) => !test(textOf(value) ?? '')
  },
  in_array: (operand) => (value) => items(operand).some((item) => textsOf(value).includes(item)),
  any_in_array: (operand) => (value) => items(operand).some((item) => textsOf(value).includes(item)),
  all_in_array: (operand) => (value) => items(operand).every((item) => textsOf(value).includes(item)),
  gt_int: compares(integer, above),
  lt_int: compares(integer, below),
  gt_float: compares(Number, above),
  lt_float: compares(Number, below),
  gt_date: compares(dateOf, above),
  lt_date: compares(dateOf, below),
}

/** A field of the content, also within other fields: `seo.title`, `body.0.headline`. */
export const fieldOf = (content: JsonObject, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)]
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
  }, content)

const testOf = (field: string, operation: string, operand: string): Test => {
  // Storyblok's older documentation, and code written after it, says `gt-date`.
  const name = operation.replace('-', '_')
  const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined
  if (!operator) throw unprocessable('filter_query', `unknown operation ${operation}`)
  const test = operator(operand)
  return (content) => test(fieldOf(content, field))
}

const PLAIN = /^filter_query\[([^\]]+)\]\[([^\]]+)\]$/
const ALTERNATIVE = /^filter_query\[__or\]\[(\d*)\]\[([^\]]+)\]\[([^\]]+)\]$/

/**
 * What a story's content must satisfy: every `filter_query[field][operation]`, and one of `filter_query[__or]`.
 *
 * @throws 422 for an operation or a value that cannot be
 */
export const parseFilterQuery = (query: URLSearchParams): Test => {
  const all: Test[] = []
  const any: Test[] = []
  for (const [key, operand] of query) {
    if (!key.startsWith('filter_query')) continue
    const [, , orField, orOperation] = ALTERNATIVE.exec(key) ?? []
    const [, field, operation] = PLAIN.exec(key) ?? []
    if (orField !== undefined && orOperation !== undefined) any.push(testOf(orField, orOperation, operand))
    else if (field !== undefined && operation !== undefined) all.push(testOf(field, operation, operand))
    else throw unprocessable('filter_query', `cannot be read: ${key}`)
  }
  return (content) => all.every((test) => test(content)) && (any.length === 0 || any.some((test) => test(content)))
}
