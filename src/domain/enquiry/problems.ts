/**
 * What may be wrong with a field. Texts are `enquiry.problem.{field}.{code}` in the locale, or `enquiry.problem.{code}`
 * where a field has none of its own.
 */
export const PROBLEM_CODES = [
  'required',
  'too_short',
  'too_long',
  'invalid',
  'range',
  'unknown',
  'past',
  // Sooner than somebody can confirm an appointment.
  'too_soon',
  'too_far',
  'closed',
  // The same for the half of a day that is asked for, when the day itself is possible.
  'half_past',
  'half_too_soon',
  'half_closed',
  'same',
  // A telephone number that several countries have.
  'no_country',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]
