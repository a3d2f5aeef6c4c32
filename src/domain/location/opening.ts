import { openPeriodsOn, weekdayOf } from './open-on'
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
  /** Not open on any day of the next two weeks. */
  | { state: 'closed' }

/** One line of an hours table: days in a row that share their hours. */
export interface HoursRow {
  first: Weekday
  last: Weekday
  periods: OpeningPeriod[]
  comment: string | null
}

/** Date, weekday and time of an instant where the dealerships are, whatever the visitor's own time zone. */
export const localMoment = (instant: Date, timeZone = 'Europe/Luxembourg'): LocalMoment => {
  // Swedish writes "2026-11-18 09:05".
  const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant)
  const [date = '', time = ''] = written.split(' ')
  return { date, day: weekdayOf(date), time }
}

const byOpening = (a: OpeningPeriod, b: OpeningPeriod) => (a.opens < b.opens ? -1 : 1)

const periodsOf = (hours: DayHours[], day: Weekday): OpeningPeriod[] =>
  [...(hours.find((entry) => entry.day === day)?.periods ?? [])].sort(byOpening)

const DAY_MS = 86_400_000

/** An ISO day some days later; calendar days have no clock to change. */
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** How far ahead the next opening is looked for: a weekday's own next week, after a holiday on it. */
const DAYS_AHEAD = 14

/**
 * Whether a dealership is open at a moment, until when, or when it opens next. Days that are not listed are closed, and so
 * are Luxembourg's public holidays.
 */
export const openState = (
  hours: readonly DayHours[],
  { date, time }: Pick<LocalMoment, 'date' | 'time'>,
): OpenState => {
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays += 1) {
    const day = dayAfter(date, inDays)
    const periods = openPeriodsOn(hours, day)
    const next = inDays === 0 ? periods.find(({ closes }) => closes > time) : periods[0]
    if (next && inDays === 0 && next.opens <= time) return { state: 'open', until: next.closes }
    if (next) return { state: 'opens', at: next.opens, day: weekdayOf(day), inDays }
  }
  return { state: 'closed' }
}

const sameHours = (a: HoursRow, b: HoursRow) =>
  a.comment === b.comment && JSON.stringify(a.periods) === JSON.stringify(b.periods)

/**
 * The week as few lines as possible: neighbouring days with equal hours share one, Monday to Sunday.
 *
 * @param apart a day that always gets a line of its own, today for instance
 */
export const hoursRows = (hours: DayHours[], apart: Weekday | null = null): HoursRow[] =>
  WEEKDAYS.reduce<HoursRow[]>((rows, day) => {
    const comment = hours.find((entry) => entry.day === day)?.comment ?? null
    const row: HoursRow = { first: day, last: day, periods: periodsOf(hours, day), comment }
    const previous = rows.at(-1)
    const joins = previous && day !== apart && previous.last !== apart && sameHours(previous, row)
    return joins ? [...rows.slice(0, -1), { ...previous, last: day }] : [...rows, row]
  }, [])

/** "09:00" as French readers write it: "9 h", "18 h 30", with no-break spaces. */
export const frenchTime = (time: string): string => {
  const [hours = '', minutes = ''] = time.split(':')
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`
}
