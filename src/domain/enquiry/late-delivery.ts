import { OUTBOX_LIFETIME_MS } from './kept-enquiry'
import type { ProblemCode } from './problems'
import type { WishField } from './wishes'
import { WISH_FIELDS } from './wishes'

/** Until then the visitor is still at the form and can choose another time. */
const AT_ONCE_MS = 60_000

/** What time alone can make of a wish. */
const MADE_BY_TIME: ReadonlySet<string | undefined> = new Set<ProblemCode>([
  'past',
  'too_soon',
  'closed',
  'half_past',
  'half_too_soon',
  'half_closed',
])

const isLate = (madeAt: unknown, receivedAt: Date): boolean => {
  const age = typeof madeAt === 'string' ? receivedAt.getTime() - Date.parse(madeAt) : NaN
  return age > AT_ONCE_MS && age <= OUTBOX_LIFETIME_MS
}

/**
 * The wishes that only time has made impossible, in an enquiry that waited on the device of the visitor. It is taken with
 * them, because a person agrees on another time anyway.
 *
 * @param problems everything that is wrong with the enquiry, by field
 * @param madeAt what the body says of when it was made
 * @returns empty when it was not late, or when anything else is wrong
 */
export const passedWishes = (
  problems: Readonly<Record<string, string>>,
  madeAt: unknown,
  receivedAt: Date,
): WishField[] => {
  if (!isLate(madeAt, receivedAt)) return []
  const passed = WISH_FIELDS.filter((name) => MADE_BY_TIME.has(problems[name]))
  return passed.length === Object.keys(problems).length ? passed : []
}
