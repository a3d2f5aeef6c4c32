import { isRecord } from '../../domain/is-record'
import { specialHoursSchema } from './location'
import { parseRecord } from './parse'
import type { FieldProblem } from './parse'

const FIELD = 'specialHours'

/**
 * A dealership without the exceptional closings and openings that cannot be read; everything else of it stays.
 *
 * @returns the record, and a problem for each entry that was left out
 */
export const leaveOutSpecialHours = (raw: unknown): { record: unknown; leftOut: FieldProblem[] } => {
  if (!isRecord(raw)) return { record: raw, leftOut: [] }
  const entries: unknown = raw[FIELD] ?? []
  if (!Array.isArray(entries))
    return { record: { ...raw, [FIELD]: [] }, leftOut: [{ field: FIELD, reason: 'left out: it is no list' }] }
  const parsed = entries.map((entry: unknown) => parseRecord(specialHoursSchema, entry))
  const leftOut = parsed.flatMap((entry, index) =>
    entry.ok ? [] : [{ field: `${FIELD}.${index}`, reason: `left out: ${entry.reason}` }],
  )
  if (leftOut.length === 0) return { record: raw, leftOut }
  return { record: { ...raw, [FIELD]: parsed.flatMap((entry) => (entry.ok ? [entry.value] : [])) }, leftOut }
}
