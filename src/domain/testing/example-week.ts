import type { OpeningHours } from '../location/opening-hours'
import { WEEKDAYS } from '../location/types'
import type { DayHours, SpecialHours } from '../location/types'

/** Hours of a dealership that is open from Monday to Saturday. */
export const week = (opens: string, closes: string): DayHours[] =>
  WEEKDAYS.map((day) => ({ day, periods: day === 'sunday' ? [] : [{ opens, closes }], comment: null }))

/** The hours of a week without exceptions, or with some. */
export const openingHours = (days: readonly DayHours[], special: readonly SpecialHours[] = []): OpeningHours => ({
  week: days,
  special,
})

/** Days on which a dealership is closed, or open from one time to another. */
export const specialHours = (
  from: string,
  to: string,
  fields: Partial<Pick<SpecialHours, 'part' | 'periods' | 'reason'>> = {},
): SpecialHours => ({ from, to, part: null, periods: [], reason: null, ...fields })
