import { addDays } from '../format/date'
import { exceptionOn, exceptionPeriods, isOpenOn } from '../location/open-on'
import type { DayException } from '../location/open-on'
import { openingHoursOf } from '../location/opening-hours'
import { APPOINTMENT_DAYS, slotTimes } from './appointment'
import type { AppointmentSite } from './check-field'
import type { AppointmentHours } from './field-types'

/** A day that a visitor may ask for, or why it cannot be asked for. */
export interface AppointmentDay {
  /** ISO day. */
  day: string
  /** Null: the day can be chosen. `past`: open, but every time of it is over. */
  closed: null | 'weekly' | 'past' | DayException
}

/**
 * The days of the next months, as a list to choose from.
 *
 * @param site null: nobody knows when it is open; public holidays are closed all the same
 * @param withTimes whether a time is chosen too: a day whose last one is over cannot be chosen
 * @param now local time as `YYYY-MM-DDTHH:MM`
 */
export const appointmentDays = (
  site: AppointmentSite | null,
  hours: AppointmentHours,
  withTimes: boolean,
  now: string,
): AppointmentDay[] => {
  const today = now.slice(0, 10)
  const opening = site && openingHoursOf(site, hours)
  return Array.from({ length: APPOINTMENT_DAYS + 1 }, (_, index) => {
    const day = addDays(today, index)
    const exception = exceptionOn(opening?.special ?? [], day)
    if (exception !== null && exceptionPeriods(exception).length === 0) return { day, closed: exception }
    if (!site || !opening) return { day, closed: null }
    if (!isOpenOn(opening, day)) return { day, closed: 'weekly' }
    return { day, closed: withTimes && slotTimes(site, hours, day, now)?.length === 0 ? 'past' : null }
  })
}

/** Times to choose from where nobody knows when a dealership is open: from 8:00 to 18:30. */
const ANY_TIMES = Array.from({ length: 22 }, (_, index) => {
  const hour = String(8 + Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})

/** Times to choose from on a day, as "HH:MM". */
export const appointmentTimes = (
  site: AppointmentSite | null,
  hours: AppointmentHours,
  day: string,
  now: string,
): string[] =>
  (site === null ? null : slotTimes(site, hours, day, now)) ?? ANY_TIMES.filter((time) => `${day}T${time}` > now)
