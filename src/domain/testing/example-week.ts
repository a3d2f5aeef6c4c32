import { WEEKDAYS } from '../location/types'
import type { DayHours } from '../location/types'

/** Hours of a dealership that is open from Monday to Saturday. */
export const week = (opens: string, closes: string): DayHours[] =>
  WEEKDAYS.map((day) => ({ day, periods: day === 'sunday' ? [] : [{ opens, closes }], comment: null }))
