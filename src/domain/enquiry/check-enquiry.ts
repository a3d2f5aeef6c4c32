import { fieldProblem, isFilledIn, parseWholeNumber } from './check-field'
import type { CheckContext, RawValue } from './check-field'
import { halfDayOf } from './day-part'
import { fieldOf } from './fields'
import type { FieldName } from './fields'
import { FORMS } from './forms'
import type { Condition, FormField } from './form-description'
import type { EnquiryKind } from './kinds'
import { normalText } from './normal-text'
import type { ProblemCode } from './problems'

export type RawValues = Partial<Record<FieldName, RawValue>>
export type Problems = Partial<Record<FieldName, ProblemCode>>

/** A field that says nothing counts as `false` or as empty text, whichever its condition asks for. */
export const holds = ({ field, is }: Condition, values: RawValues): boolean => {
  const value = values[field]
  return is.some((one) => (typeof one === 'boolean' ? (value === true) === one : value === one))
}

/** The fields of a form that are shown while it is filled in like this. */
export const shownFields = (kind: EnquiryKind, values: RawValues): FormField[] =>
  FORMS[kind].fields.filter(({ shown }) => shown === undefined || holds(shown, values))

export const isRequired = ({ required }: FormField, values: RawValues): boolean =>
  required === true || (required !== undefined && holds(required, values))

/** Pairs of wishes that must differ. */
const SECOND_WISHES: readonly (readonly [first: FieldName, second: FieldName])[] = [
  ['slot', 'secondSlot'],
  ['date', 'secondDate'],
]

/**
 * Everything that is wrong with a form as it is filled in, one problem a field, in the order of the form.
 *
 * @param siteId the dealership that the form is about where it does not ask for one
 */
export const formProblems = (
  kind: EnquiryKind,
  values: RawValues,
  siteId: string | null,
  context: CheckContext,
): Problems => {
  const chosen = typeof values.locationId === 'string' && values.locationId !== '' ? values.locationId : siteId
  const problems: Problems = {}
  const shown = shownFields(kind, values)
  const half = shown.some(({ name }) => name === 'dayPart') ? halfDayOf(values.dayPart) : null
  for (const field of shown) {
    const value = values[field.name]
    const problem = isFilledIn(value)
      ? fieldProblem(field.name, value, chosen, context, half)
      : isRequired(field, values)
        ? 'required'
        : null
    if (problem !== null) problems[field.name] = problem
  }
  for (const [first, second] of SECOND_WISHES)
    if (shown.some(({ name }) => name === second) && isFilledIn(values[second]) && values[first] === values[second])
      problems[second] ??= 'same'
  return problems
}

/** What of a form without problems is sent and stored: shown and filled in, texts as `normalText` makes them, numbers as numbers. */
export const cleanValues = (
  kind: EnquiryKind,
  values: RawValues,
): Partial<Record<FieldName, string | number | boolean>> =>
  Object.fromEntries(
    shownFields(kind, values).flatMap(({ name }) => {
      const value = values[name]
      if (value === null || value === undefined || !isFilledIn(value)) return []
      if (fieldOf(name).type === 'number') return [[name, parseWholeNumber(name, value)] as const]
      return [[name, typeof value === 'string' ? normalText(name, value) : value] as const]
    }),
  )
