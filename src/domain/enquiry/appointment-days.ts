import { addDays } from '../format/date'
import type { DayException } from '../location/open-on'
import { openingHoursOf } from '../location/opening-hours'
import type { LocationHours } from '../location/opening-hours'
import { appointmentTimes, closedOn, slotTimesFrom } from './appointment'
import { HALF_DAYS, isInHalfDay } from './day-part'
import type { HalfDay } from './day-part'
import type { AppointmentHours } from './field-types'
import { APPOINTMENT_DAYS, earliestAppointment } from './lead-time'

/** A day that a visitor may ask for, or why it cannot be asked for. */
export interface AppointmentDay {
  /** ISO day. */
  day: string
  /** Null: the day can be chosen. `past`: open, but every time of it is over or too soon. */
  closed: null | 'weekly' | 'past' | DayException
  /** The only half of it that is left; null: both, or the day cannot be chosen. */
  only: HalfDay | null
}

const onlyHalf = (times: readonly string[]): HalfDay | null => {
  const halves = HALF_DAYS.filter((half) => times.some((time) => isInHalfDay(time, half)))
  return halves.length === 1 ? (halves[0] ?? null) : null
}

/**
 * The days of the next months, as a list to choose from.
 *
 * @param site null when its opening hours are unknown; public holidays are closed all the same
 * @param now local time as `YYYY-MM-DDTHH:MM`
 */
export const appointmentDays = (site: LocationHours | null, hours: AppointmentHours, now: string): AppointmentDay[] => {
  const opening = site && openingHoursOf(site, hours)
  const earliest = earliestAppointment(opening, now)
  return Array.from({ length: APPOINTMENT_DAYS + 1 }, (_, index) => {
    const day = addDays(now.slice(0, 10), index)
    const times = slotTimesFrom(opening, day, earliest)
    const closed = closedOn(site, hours, day) ?? (times.length === 0 ? 'past' : null)
    return { day, closed, only: closed === null ? onlyHalf(times) : null }
  })
}

/**
 * The first appointment that can be asked for: a local time, or a day where no time is chosen.
 *
 * @param withTimes whether a time is chosen too
 * @param now local time as `YYYY-MM-DDTHH:MM`
 * @returns null where the dealership is never open
 */
export const firstAppointment = (
  site: LocationHours | null,
  hours: AppointmentHours,
  withTimes: boolean,
  now: string,
): string | null => {
  const day = appointmentDays(site, hours, now).find(({ closed }) => closed === null)?.day
  if (day === undefined || !withTimes) return day ?? null
  return `${day}T${appointmentTimes(site, hours, day, now)[0] ?? ''}`
}
