import type { LocationHours } from '../location/opening-hours'
import { appointmentProblem } from './appointment'
import type { RawValues } from './check-enquiry'
import type { HalfDay } from './day-part'
import { fieldOf } from './fields'
import type { FieldName } from './fields'

/** Fields of days to which the half day of a form applies. */
const DAYS: readonly FieldName[] = ['date', 'secondDate']

/** Why a half day cannot be chosen. */
export interface HalfDayObstacle {
  /** ISO day on which it is not possible. */
  day: string
  /** Whether the dealership is open then, but it is over or too soon. */
  isOver: boolean
}

/**
 * Finds the first of the chosen days on which a half day is not possible, by the check of the form.
 *
 * @param site null when its opening hours are unknown
 * @param now local time as `YYYY-MM-DDTHH:MM`
 * @returns null where it is possible on all of them
 */
export const halfDayObstacle = (
  half: HalfDay,
  values: RawValues,
  site: LocationHours | null,
  now: string,
): HalfDayObstacle | null => {
  for (const name of DAYS) {
    const [field, day] = [fieldOf(name), values[name]]
    if (field.type !== 'date' || typeof day !== 'string') continue
    const problem = appointmentProblem(field, day, site, now, half)
    if (problem === 'half_closed') return { day, isOver: false }
    if (problem === 'half_past' || problem === 'half_too_soon') return { day, isOver: true }
  }
  return null
}
