import { addDays } from '../format/date'
import { openPeriodsOn } from '../location/open-on'
import type { OpeningHours } from '../location/opening-hours'
import { publicHolidayOn } from '../location/public-holidays'
import type { OpeningPeriod } from '../location/types'
import { clockTime, minutesOfDay } from './clock-time'

/** Minutes of opening time between a request for an appointment and its start, so that somebody can confirm it. */
export const LEAD_MINUTES = 120
/** Days from today within which an appointment can be wished for. */
export const APPOINTMENT_DAYS = 120
/** Opening hours that are assumed for a dealership whose hours are unknown. */
const USUAL_PERIODS: readonly OpeningPeriod[] = [{ opens: '08:00', closes: '19:00' }]

/** Periods of a day in which appointments may begin, in order. @param opening null: unknown, but closed on public holidays */
export const appointmentPeriods = (opening: OpeningHours | null, day: string): readonly OpeningPeriod[] => {
  if (opening !== null) return openPeriodsOn(opening, day)
  return publicHolidayOn(day) === null ? USUAL_PERIODS : []
}

/**
 * The earliest moment at which an appointment may begin: when the department has been open for `LEAD_MINUTES` from now on.
 *
 * @param opening hours of the department; null: nobody knows them
 * @param now local time as `YYYY-MM-DDTHH:MM`
 * @returns the same; after the last day of appointments where it is hardly ever open
 */
export const earliestAppointment = (opening: OpeningHours | null, now: string): string => {
  const today = now.slice(0, 10)
  let left = LEAD_MINUTES
  for (let after = 0; after <= APPOINTMENT_DAYS; after++) {
    const day = addDays(today, after)
    for (const { opens, closes } of appointmentPeriods(opening, day)) {
      const from = Math.max(minutesOfDay(opens), after === 0 ? minutesOfDay(now.slice(11)) : 0)
      const open = Math.max(0, minutesOfDay(closes) - from)
      if (open > left) return `${day}T${clockTime(from + left)}`
      left -= open
    }
  }
  return `${addDays(today, APPOINTMENT_DAYS + 1)}T00:00`
}
