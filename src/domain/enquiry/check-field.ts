import type { LocationHours } from '../location/opening-hours'
import type { Location } from '../location/types'
import { appointmentProblem } from './appointment'
import type { HalfDay } from './day-part'
import { fieldOf } from './fields'
import type { FieldName } from './fields'
import { normalText } from './normal-text'
import { PATTERNS } from './patterns'
import type { ProblemCode } from './problems'

/** A dealership as far as appointments concern it. */
export type AppointmentSite = Pick<Location, 'id'> & LocationHours

/** What a check needs to know beside the form. */
export interface CheckContext {
  /** Local time in Europe/Luxembourg as `YYYY-MM-DDTHH:MM`. */
  now: string
  /** Dealerships that may be chosen; null where they cannot be read: then any well-formed id is accepted, and any hour. */
  sites: readonly AppointmentSite[] | null
}

/** What may be untrue of a dealership whose hours cannot be read. */
const NEEDS_HOURS: ReadonlySet<ProblemCode | null> = new Set<ProblemCode>([
  'closed',
  'too_soon',
  'half_closed',
  'half_too_soon',
])

/** A value as a form has it: empty text, `false` and null mean that nothing was filled in. */
export type RawValue = string | number | boolean | null | undefined

const LOCATION_ID = /^[a-z0-9-]{1,120}$/

/** Whether a month as `PATTERNS.monthYear` takes it has not begun yet. */
const isFutureMonth = (text: string, now: string): boolean => {
  const [month = '', year = ''] = text.split(/\D/)
  return `${year}-${month.padStart(2, '0')}` > now.slice(0, 7)
}

const textProblem = (text: string, name: FieldName, now: string): ProblemCode | null => {
  const field = fieldOf(name)
  if (!('maxLength' in field)) return null
  if (text.length > field.maxLength) return 'too_long'
  // A sign that takes two places is one character.
  if ([...text].length < (field.minLength ?? 0)) return 'too_short'
  if (field.pattern === undefined) return null
  if (!PATTERNS[field.pattern].test(text)) return 'invalid'
  // It is when a car was first registered.
  return field.pattern === 'monthYear' && isFutureMonth(text, now) ? 'too_far' : null
}

/** A number as it was typed, or NaN: `45.000`, `45 000 km` where the field counts kilometres. */
export const parseWholeNumber = (name: FieldName, value: RawValue): number => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : NaN
  const field = fieldOf(name)
  const unit = 'unit' in field ? field.unit : undefined
  const typed = typeof value === 'string' ? value.replace(/[\s.\u00a0\u202f]/g, '').toLowerCase() : ''
  const digits = unit !== undefined && typed.endsWith(unit) ? typed.slice(0, -unit.length) : typed
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NaN
}

/** Whether a value says something. */
export const isFilledIn = (value: RawValue): boolean =>
  value !== null && value !== undefined && value !== false && (typeof value !== 'string' || value.trim() !== '')

/**
 * Checks one field that is filled in. Both the browser's schema and the server use it, so that they cannot differ.
 *
 * @param siteId the dealership chosen in the form, or that the form is about; null: none
 * @param half half of the day that the form asks for beside a day; null: any time
 */
export const fieldProblem = (
  name: FieldName,
  value: RawValue,
  siteId: string | null,
  { now, sites }: CheckContext,
  half: HalfDay | null = null,
): ProblemCode | null => {
  const field = fieldOf(name)
  switch (field.type) {
    case 'checkbox':
    case 'toggle':
      return typeof value === 'boolean' ? null : 'invalid'
    case 'number': {
      const number = parseWholeNumber(name, value)
      if (Number.isNaN(number)) return 'invalid'
      return number < field.min || number > field.max ? 'range' : null
    }
    case 'radio':
    case 'select':
      return typeof value === 'string' && field.options.includes(value) ? null : 'unknown'
    case 'location':
      if (typeof value !== 'string' || !LOCATION_ID.test(value)) return 'unknown'
      return sites === null || sites.some(({ id }) => id === value) ? null : 'unknown'
    case 'date':
    case 'slot': {
      if (typeof value !== 'string') return 'invalid'
      const site = sites?.find(({ id }) => id === siteId) ?? null
      // The dealership may be open earlier, or on a holiday, and nobody can tell here: its form could.
      const isUnreadable = sites === null && siteId !== null
      const problem = appointmentProblem(field, value, site, now, half)
      return isUnreadable && NEEDS_HOURS.has(problem) ? null : problem
    }
    default:
      return typeof value === 'string' ? textProblem(normalText(name, value), name, now) : 'invalid'
  }
}
