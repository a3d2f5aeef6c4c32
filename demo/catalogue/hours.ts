import { WEEKDAYS } from '../../src/domain/location/types'
import type { DayHours, DealershipPart, OpeningPeriod, SpecialHours, Weekday } from '../../src/domain/location/types'

/** `'9:00-12:00 13:30-18:30'`, empty when closed. */
const periodsOf = (text: string): OpeningPeriod[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((period) => {
      const [opens = '', closes = ''] = period.split('-').map((time) => time.padStart(5, '0'))
      return { opens, closes }
    })

/** A week from the hours of working days, Saturday and Sunday, with remarks on some days. */
export const week = (workdays: string, saturday: string, comments: Partial<Record<Weekday, string>> = {}): DayHours[] =>
  WEEKDAYS.map((day) => ({
    day,
    periods: periodsOf(day === 'sunday' ? '' : day === 'saturday' ? saturday : workdays),
    comment: comments[day] ?? null,
  }))

/** Days on which a dealership or a part of it is closed. */
export const closed = (from: string, to: string, reason: string, part: DealershipPart | null = null): SpecialHours => ({
  from,
  to,
  part,
  periods: [],
  reason,
})

/** A day on which a dealership or a part of it is open at other hours. */
export const openAt = (
  day: string,
  hours: string,
  reason: string,
  part: DealershipPart | null = null,
): SpecialHours => ({ from: day, to: day, part, periods: periodsOf(hours), reason })
