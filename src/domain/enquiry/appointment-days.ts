import { addDays } from '../format/date'
import type { DayException } from '../location/open-on'
import { APPOINTMENT_DAYS, closedOn, slotTimes } from './appointment'
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
  return Array.from({ length: APPOINTMENT_DAYS + 1 }, (_, index) => {
    const day = addDays(today, index)
    const isOver = withTimes && site !== null && slotTimes(site, hours, day, now)?.length === 0
    return { day, closed: closedOn(site, hours, day) ?? (isOver ? 'past' : null) }
  })
}
