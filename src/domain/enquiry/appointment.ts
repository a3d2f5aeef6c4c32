import { addDays } from '../format/date'
import { isOpenOn, openPeriodsOn } from '../location/open-on'
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

/**
 * What keeps a wish for an appointment from being possible.
 *
 * @param site null: no dealership was chosen, or its hours are not known
 * @param now local time as `YYYY-MM-DDTHH:MM`
 */
export const appointmentProblem = (
  { type, hours }: { type: 'date' | 'slot'; hours?: AppointmentHours },
  value: string,
  site: LocationHours | null,
  now: string,
): ProblemCode | null => {
  const today = now.slice(0, 10)
  const [, slotDay, hour, minute] = SLOT.exec(value) ?? []
  const day = type === 'slot' ? slotDay : value
  if (day === undefined || !isIsoDay(day)) return 'invalid'
  if (type === 'slot' && Number(minute) % SLOT_MINUTES !== 0) return 'invalid'
  if (type === 'slot' ? value <= now : day < today) return 'past'
  if (hours === undefined) return day > addDays(today, 730) ? 'too_far' : null
  if (day > addDays(today, APPOINTMENT_DAYS)) return 'too_far'
  if (site === null) return null
  if (type === 'slot') {
    const times = slotTimes(site, hours, day, now)
    return times === null || times.includes(`${hour}:${minute}`) ? null : 'closed'
  }
  const opening = openingHoursOf(site, hours)
  return opening === null || isOpenOn(opening, day) ? null : 'closed'
}
