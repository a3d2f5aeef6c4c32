import type { OpeningHours } from './opening-hours'
import { publicHolidayOn } from './public-holidays'
import type { PublicHoliday } from './public-holidays'
import type { OpeningPeriod, SpecialHours, Weekday } from './types'
import { WEEKDAYS } from './types'

/** A dealership that is closed on so many days in a row has no hours to go by. */
export const LONGEST_CLOSURE_DAYS = 31

/** Why a day differs from the ordinary week: what the dealership says of it, or a public holiday. */
export type DayException = SpecialHours | PublicHoliday

/** Weekday of an ISO day. */
export const weekdayOf = (day: string): Weekday => WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? 'monday'

const lengthOf = ({ from, to }: SpecialHours): number => Date.parse(to) - Date.parse(from)

/**
 * Why a day differs from the ordinary week; null where it does not. What the dealership says comes before a public
 * holiday, which it may be open on; and of several entries the shortest, a day that is an exception within a range.
 */
export const exceptionOn = (special: readonly SpecialHours[], day: string): DayException | null => {
  const [entry] = special.filter(({ from, to }) => from <= day && day <= to).sort((a, b) => lengthOf(a) - lengthOf(b))
  return entry ?? publicHolidayOn(day)
}

const inOrder = (periods: readonly OpeningPeriod[]): OpeningPeriod[] =>
  [...periods].sort((a, b) => a.opens.localeCompare(b.opens))

/** When a dealership is open on a day that differs from the ordinary week; never on a public holiday. */
export const exceptionPeriods = (exception: DayException): OpeningPeriod[] =>
  typeof exception === 'string' ? [] : inOrder(exception.periods)

/** When a dealership is open on a weekday of an ordinary week; a day that is not listed is closed. */
export const ordinaryPeriods = ({ week }: Pick<OpeningHours, 'week'>, day: Weekday): OpeningPeriod[] =>
  inOrder(week.find((entry) => entry.day === day)?.periods ?? [])

/** When a dealership is open on an ISO day, in order: by what it says of that day, by public holidays, by its week. */
export const openPeriodsOn = (hours: OpeningHours, day: string): OpeningPeriod[] => {
  const exception = exceptionOn(hours.special, day)
  return exception === null ? ordinaryPeriods(hours, weekdayOf(day)) : exceptionPeriods(exception)
}

export const isOpenOn = (hours: OpeningHours, day: string): boolean => openPeriodsOn(hours, day).length > 0
