import { WEEKDAYS } from '../../src/domain/location/types'
import type { DayHours, OpeningPeriod, Weekday } from '../../src/domain/location/types'

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
