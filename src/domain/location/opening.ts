import { addDays } from '../format/date'
import { luxembourgTime } from '../format/luxembourg-clock'
import { LONGEST_CLOSURE_DAYS, openPeriodsOn, ordinaryPeriods, weekdayOf } from './open-on'
import type { OpeningHours } from './opening-hours'
import type { DayHours, OpeningPeriod, Weekday } from './types'
import { WEEKDAYS } from './types'

/** A moment as the clock on the wall of a dealership shows it. */
export interface LocalMoment {
  /** ISO day */
  date: string
  day: Weekday
  /** "HH:MM" */
  time: string
}

export type OpenState =
  | { state: 'open'; until: string }
  /** Closed now; `inDays` is 0 later today, 1 tomorrow, and so on. */
  | { state: 'opens'; at: string; day: Weekday; inDays: number }
  /** Not open on any day of the next month. */
  | { state: 'closed' }

/** One line of an hours table: days in a row that share their hours. */
export interface HoursRow {
  first: Weekday
  last: Weekday
  periods: OpeningPeriod[]
  comment: string | null
}

/** Date, weekday and time of an instant where the dealerships are, whatever the visitor's own time zone. */
export const localMoment = (instant: Date): LocalMoment => {
  const [date = '', time = ''] = luxembourgTime(instant).split('T')
  return { date, day: weekdayOf(date), time: time.slice(0, 5) }
}

/**
 * Whether a dealership is open at a moment, until when, or when it opens next. Days that are not listed are closed, and so
 * are Luxembourg's public holidays and what the dealership itself says.
 */
export const openState = (hours: OpeningHours, { date, time }: Pick<LocalMoment, 'date' | 'time'>): OpenState => {
  for (let inDays = 0; inDays <= LONGEST_CLOSURE_DAYS; inDays += 1) {
    const day = addDays(date, inDays)
    const periods = openPeriodsOn(hours, day)
    const next = inDays === 0 ? periods.find(({ closes }) => closes > time) : periods[0]
    if (next && inDays === 0 && next.opens <= time) return { state: 'open', until: next.closes }
    if (next) return { state: 'opens', at: next.opens, day: weekdayOf(day), inDays }
  }
  return { state: 'closed' }
}

const sameHours = (a: HoursRow, b: HoursRow) =>
  a.comment === b.comment && JSON.stringify(a.periods) === JSON.stringify(b.periods)

/** The week as few lines as possible: neighbouring days with equal hours share one, Monday to Sunday. */
export const hoursRows = (week: readonly DayHours[]): HoursRow[] =>
  WEEKDAYS.reduce<HoursRow[]>((rows, day) => {
    const comment = week.find((entry) => entry.day === day)?.comment ?? null
    const row: HoursRow = { first: day, last: day, periods: ordinaryPeriods({ week }, day), comment }
    const previous = rows.at(-1)
    return previous && sameHours(previous, row) ? [...rows.slice(0, -1), { ...previous, last: day }] : [...rows, row]
  }, [])

/** "09:00" as French readers write it: "9 h", "18 h 30", with no-break spaces. */
export const frenchTime = (time: string): string => {
  const [hours = '', minutes = ''] = time.split(':')
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`
}
