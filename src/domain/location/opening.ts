import type { DayHours, OpeningPeriod, Weekday } from './types'
import { WEEKDAYS } from './types'

/** A moment as the clock on the wall of a dealership shows it. */
export interface LocalMoment {
  day: Weekday
  /** "HH:MM" */
  time: string
}

export type OpenState =
  | { state: 'open'; until: string }
  /** Closed now; `inDays` is 0 later today, 1 tomorrow, and so on. */
  | { state: 'opens'; at: string; day: Weekday; inDays: number }
  /** Not open on any day of the week. */
  | { state: 'closed' }

/** One line of an hours table: days in a row that share their hours. */
export interface HoursRow {
  first: Weekday
  last: Weekday
  periods: OpeningPeriod[]
  comment: string | null
}

const ENGLISH_DAYS: Record<string, Weekday> = {
  Mon: 'monday',
  Tue: 'tuesday',
  Wed: 'wednesday',
  Thu: 'thursday',
  Fri: 'friday',
  Sat: 'saturday',
  Sun: 'sunday',
}

/** Weekday and time of an instant where the dealerships are, whatever the visitor's own time zone. */
export const localMoment = (instant: Date, timeZone = 'Europe/Luxembourg'): LocalMoment => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return { day: ENGLISH_DAYS[part('weekday')] ?? 'monday', time: `${part('hour')}:${part('minute')}` }
}

const byOpening = (a: OpeningPeriod, b: OpeningPeriod) => (a.opens < b.opens ? -1 : 1)

const periodsOf = (hours: DayHours[], day: Weekday): OpeningPeriod[] =>
  [...(hours.find((entry) => entry.day === day)?.periods ?? [])].sort(byOpening)

const dayAfter = (day: Weekday, days: number): Weekday =>
  WEEKDAYS[(WEEKDAYS.indexOf(day) + days) % WEEKDAYS.length] ?? day

/** Whether a dealership is open at a moment, until when, or when it opens next. Days that are not listed are closed. */
export const openState = (hours: DayHours[], now: LocalMoment): OpenState => {
  const today = periodsOf(hours, now.day)
  const current = today.find(({ opens, closes }) => opens <= now.time && now.time < closes)
  if (current) return { state: 'open', until: current.closes }
  const later = today.find(({ opens }) => opens > now.time)
  if (later) return { state: 'opens', at: later.opens, day: now.day, inDays: 0 }
  for (let inDays = 1; inDays <= WEEKDAYS.length; inDays += 1) {
    const day = dayAfter(now.day, inDays)
    const first = periodsOf(hours, day)[0]
    if (first) return { state: 'opens', at: first.opens, day, inDays }
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
