import { publicHolidayOn } from './public-holidays'
import type { DayHours, OpeningPeriod, Weekday } from './types'
import { WEEKDAYS } from './types'

/** Weekday of an ISO day. */
export const weekdayOf = (day: string): Weekday => WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? 'monday'

/** When a dealership is open on a day, in order; never on a public holiday. */
export const openPeriodsOn = (hours: readonly DayHours[], day: string): OpeningPeriod[] => {
  if (publicHolidayOn(day) !== null) return []
  const periods = hours.find((entry) => entry.day === weekdayOf(day))?.periods ?? []
  return [...periods].sort((a, b) => a.opens.localeCompare(b.opens))
}

export const isOpenOn = (hours: readonly DayHours[], day: string): boolean => openPeriodsOn(hours, day).length > 0
