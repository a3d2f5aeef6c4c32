import { addDays } from '../format/date'
import { exceptionOn, exceptionPeriods, isOpenOn } from '../location/open-on'
import type { DayException } from '../location/open-on'
import { openingHoursOf } from '../location/opening-hours'
import type { LocationHours, OpeningHours } from '../location/opening-hours'
import { clockTime, minutesOfDay } from './clock-time'
import { isInHalfDay, NOON } from './day-part'
import type { HalfDay } from './day-part'
import type { AppointmentHours } from './field-types'
import { APPOINTMENT_DAYS, appointmentPeriods, earliestAppointment } from './lead-time'
import type { ProblemCode } from './problems'

/** Minutes between two slots. */
export const SLOT_MINUTES = 30

const DATE = /^\d{4}-\d{2}-\d{2}$/
const SLOT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/

/** Whether a text is a day of the calendar. */
export const isIsoDay = (text: string): boolean =>
  DATE.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** Every half hour of a day while the dealership is open, the last one half an hour before it closes, as "HH:MM". */
const slotTimes = (opening: OpeningHours | null, day: string): string[] =>
  appointmentPeriods(opening, day).flatMap(({ opens, closes }) => {
    const first = Math.ceil(minutesOfDay(opens) / SLOT_MINUTES) * SLOT_MINUTES
    const count = Math.floor((minutesOfDay(closes) - first) / SLOT_MINUTES)
    return Array.from({ length: Math.max(0, count) }, (_, index) => clockTime(first + index * SLOT_MINUTES))
  })

/** Slots of a day that do not begin before a moment, as "HH:MM". @param earliest local time as `YYYY-MM-DDTHH:MM` */
export const slotTimesFrom = (opening: OpeningHours | null, day: string, earliest: string): string[] =>
  slotTimes(opening, day).filter((time) => `${day}T${time}` >= earliest)

/** The last slot of a day or of one half of it; null without one, or when the opening hours are unknown. */
export const lastTimeOn = (
  site: LocationHours | null,
  hours: AppointmentHours,
  day: string,
  half: HalfDay | null,
): string | null => {
  const opening = site && openingHoursOf(site, hours)
  if (opening === null) return null
  return (
    slotTimes(opening, day)
      .filter((time) => isInHalfDay(time, half))
      .at(-1) ?? null
  )
}

/**
 * Times at which an appointment may begin on a day, as "HH:MM": half hours at which the dealership is open, once the lead
 * time is over; none on a public holiday or in an exceptional closing.
 *
 * @param site null when its opening hours are unknown
 * @param now local time as `YYYY-MM-DDTHH:MM`
 */
export const appointmentTimes = (
  site: LocationHours | null,
  hours: AppointmentHours,
  day: string,
  now: string,
): string[] => {
  const opening = site && openingHoursOf(site, hours)
  return slotTimesFrom(opening, day, earliestAppointment(opening, now))
}

/**
 * Why no appointment can be asked for on a day; null where one can.
 *
 * @param site null when its opening hours are unknown; public holidays are closed all the same
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

/** What keeps a half of an open day from being possible. @param earliest see `earliestAppointment` */
const halfDayProblem = (
  opening: OpeningHours | null,
  { day, half, now, earliest }: { day: string; half: HalfDay; now: string; earliest: string },
): ProblemCode | null => {
  if (half === 'morning' && `${day}T${NOON}` <= now) return 'half_past'
  if (!slotTimes(opening, day).some((time) => isInHalfDay(time, half))) return 'half_closed'
  return slotTimesFrom(opening, day, earliest).some((time) => isInHalfDay(time, half)) ? null : 'half_too_soon'
}

/**
 * What keeps a wish for an appointment from being possible. A day, or a half of it, needs a time at which a slot could begin.
 *
 * @param site null: no dealership was chosen, or none is known
 * @param now local time as `YYYY-MM-DDTHH:MM`
 * @param half half of the day that is asked for together with a day; null: any time of it
 */
export const appointmentProblem = (
  { type, hours }: { type: 'date' | 'slot'; hours?: AppointmentHours },
  value: string,
  site: LocationHours | null,
  now: string,
  half: HalfDay | null = null,
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
  const opening = site && openingHoursOf(site, hours)
  if (type === 'slot' && !slotTimes(opening, day).includes(value.slice(11))) return 'closed'
  const earliest = earliestAppointment(opening, now)
  const isLeft = type === 'slot' ? value >= earliest : slotTimesFrom(opening, day, earliest).length > 0
  if (!isLeft) return 'too_soon'
  return type === 'date' && half !== null ? halfDayProblem(opening, { day, half, now, earliest }) : null
}
