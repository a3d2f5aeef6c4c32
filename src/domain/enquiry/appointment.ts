import { addDays } from '../format/date'
import { exceptionOn, exceptionPeriods, isOpenOn, openPeriodsOn } from '../location/open-on'
import type { DayException } from '../location/open-on'
import { openingHoursOf } from '../location/opening-hours'
import type { LocationHours } from '../location/opening-hours'
import type { AppointmentHours } from './field-types'
import type { ProblemCode } from './problems'

/** Minutes between two slots. */
export const SLOT_MINUTES = 30
/** Days from today within which an appointment can be wished for. */
export const APPOINTMENT_DAYS = 120

const DATE = /^\d{4}-\d{2}-\d{2}$/
const SLOT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/

/** Whether a text is a day of the calendar. */
export const isIsoDay = (text: string): boolean =>
  DATE.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/**
 * Times at which an appointment may begin on a day: every half hour while the dealership is open, the last one half an
 * hour before it closes; none on a public holiday or in an exceptional closing.
 *
 * @param now local time as `YYYY-MM-DDTHH:MM`; what is over is left out
 * @returns "HH:MM"; empty when it is closed, null when its hours are not known
 */
export const slotTimes = (site: LocationHours, hours: AppointmentHours, day: string, now: string): string[] | null => {
  const opening = openingHoursOf(site, hours)
  if (opening === null) return null
  return openPeriodsOn(opening, day)
    .flatMap(({ opens, closes }) => {
      const first = Math.ceil(minutesOf(opens) / SLOT_MINUTES) * SLOT_MINUTES
      const count = Math.floor((minutesOf(closes) - first) / SLOT_MINUTES)
      return Array.from({ length: Math.max(0, count) }, (_, index) => timeOf(first + index * SLOT_MINUTES))
    })
    .filter((time) => `${day}T${time}` > now)
}

/** Times to choose from where nobody knows when a dealership is open: from 8:00 to 18:30. */
const ANY_TIMES = Array.from({ length: 22 }, (_, index) => timeOf(8 * 60 + index * SLOT_MINUTES))

/**
 * Times to choose from on a day that is not closed, as "HH:MM".
 *
 * @param site null: nobody knows when it is open
 * @param now local time as `YYYY-MM-DDTHH:MM`; what is over is left out
 */
export const appointmentTimes = (
  site: LocationHours | null,
  hours: AppointmentHours,
  day: string,
  now: string,
): string[] =>
  (site === null ? null : slotTimes(site, hours, day, now)) ?? ANY_TIMES.filter((time) => `${day}T${time}` > now)

/**
 * Why no appointment can be asked for on a day; null where one can.
 *
 * @param site null: nobody knows when it is open; public holidays are closed all the same
 */
export const closedOn = (
  site: LocationHours | null,
  hours: AppointmentHours,
  day: string,
): null | 'weekly' | DayException => {
  const opening = site && openingHoursOf(site, hours)
  const exception = exceptionOn(opening?.special ?? [], day)
  if (exception !== null && exceptionPeriods(exception).length === 0) return exception
  return opening === null || isOpenOn(opening, day) ? null : 'weekly'
}

/**
 * What keeps a wish for an appointment from being possible.
 *
 * @param site null: no dealership was chosen, or none is known
 * @param now local time as `YYYY-MM-DDTHH:MM`
 */
export const appointmentProblem = (
  { type, hours }: { type: 'date' | 'slot'; hours?: AppointmentHours },
  value: string,
  site: LocationHours | null,
  now: string,
): ProblemCode | null => {
  const today = now.slice(0, 10)
  const [, slotDay, , minute] = SLOT.exec(value) ?? []
  const day = type === 'slot' ? slotDay : value
  if (day === undefined || !isIsoDay(day)) return 'invalid'
  if (type === 'slot' && Number(minute) % SLOT_MINUTES !== 0) return 'invalid'
  if (type === 'slot' ? value <= now : day < today) return 'past'
  if (hours === undefined) return day > addDays(today, 730) ? 'too_far' : null
  if (day > addDays(today, APPOINTMENT_DAYS)) return 'too_far'
  if (closedOn(site, hours, day) !== null) return 'closed'
  return type === 'date' || appointmentTimes(site, hours, day, now).includes(value.slice(11)) ? null : 'closed'
}
