import { addDays } from '../format/date'
import { exceptionOn, exceptionPeriods, ordinaryPeriods, weekdayOf } from './open-on'
import type { DayException } from './open-on'
import type { OpeningHours } from './opening-hours'

/** Days in a row that differ from the ordinary week for one reason. */
export interface ExceptionDays {
  /** First ISO day, today at the earliest. */
  from: string
  /** Last ISO day. */
  to: string
  exception: DayException
}

/** Days from today on whose exceptions are told ahead. */
const DAYS_AHEAD = 14

/** A day that is closed every week is none that a visitor would come on. */
const differs = (hours: OpeningHours, day: string, exception: DayException): boolean =>
  exceptionPeriods(exception).length > 0 || ordinaryPeriods(hours, weekdayOf(day)).length > 0

/** ISO days from the first to the last. */
export const daysOf = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The last day of a row that has the same reason; a shorter exception within it ends it. */
const lastDayOf = (hours: OpeningHours, from: string, exception: DayException): string => {
  let last = from
  while (exceptionOn(hours.special, addDays(last, 1)) === exception) last = addDays(last, 1)
  return last
}

/**
 * The exceptional closings and openings and the public holidays of the next days, 14 unless told, today included, in order. A range
 * that begins in these days is told to its end. Left out is what makes no difference: a holiday on a Sunday that is closed
 * anyway.
 */
export const upcomingExceptions = (hours: OpeningHours, today: string, daysAhead = DAYS_AHEAD): ExceptionDays[] => {
  const end = addDays(today, daysAhead)
  const found: ExceptionDays[] = []
  for (let day = today; day < end;) {
    const exception = exceptionOn(hours.special, day)
    const to = exception === null ? day : lastDayOf(hours, day, exception)
    if (exception !== null && daysOf(day, to).some((one) => differs(hours, one, exception)))
      found.push({ from: day, to, exception })
    day = addDays(to, 1)
  }
  return found
}
