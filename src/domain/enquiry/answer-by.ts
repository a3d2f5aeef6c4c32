import { addDays, localDay } from '../format/date'
import { departmentHours } from '../location/department-hours'
import { LONGEST_CLOSURE_DAYS, openPeriodsOn, weekdayOf } from '../location/open-on'
import type { LocationHours, OpeningHours } from '../location/opening-hours'
import { publicHolidayOn } from '../location/public-holidays'
import { departmentOf, FORMS } from './forms'
import type { EnquiryKind } from './kinds'

/** The last moment at which an enquiry is answered, as the calendar and the clock in Luxembourg show it. */
export interface AnswerTime {
  /** ISO day. */
  day: string
  /** "HH:MM", when the dealership closes that day; null where its hours are not known. */
  time: string | null
}

const isOfficeDay = (day: string): boolean =>
  weekdayOf(day) !== 'saturday' && weekdayOf(day) !== 'sunday' && publicHolidayOn(day) === null

/** The next day with an opening, and when it closes then. */
const nextOpenDay = (hours: OpeningHours, day: string): AnswerTime | null => {
  for (let after = 1; after <= LONGEST_CLOSURE_DAYS; after++) {
    const next = addDays(day, after)
    const closes = openPeriodsOn(hours, next).map((period) => period.closes)
    if (closes.length > 0) return { day: next, time: closes.sort().at(-1) ?? null }
  }
  return null
}

const nextOfficeDay = (day: string): AnswerTime => {
  let next = addDays(day, 1)
  while (!isOfficeDay(next)) next = addDays(next, 1)
  return { day: next, time: null }
}

/**
 * When a person has answered at the latest: when the dealership closes on the last of so many working days after the day
 * on which the enquiry came in. Working days are those on which it is open; public holidays and exceptional closings are
 * none.
 *
 * @param workingDays at least one
 * @param hours null, or a week that is never open: Monday to Friday, without a time
 */
export const answerBy = (receivedAt: Date, workingDays: number, hours: OpeningHours | null): AnswerTime => {
  let answer: AnswerTime = { day: localDay(receivedAt), time: null }
  for (let count = 0; count < workingDays; count++)
    answer = (hours === null ? null : nextOpenDay(hours, answer.day)) ?? nextOfficeDay(answer.day)
  return answer
}

/**
 * The same for an enquiry of a kind: by its form’s promise and by the hours of the department that answers.
 *
 * @param subject value of the field `subject`, where the form has one
 * @param location the dealership that answers; null: the group
 */
export const answerTimeOf = (
  kind: EnquiryKind,
  subject: string | number | boolean | undefined,
  receivedAt: Date,
  location: LocationHours | null,
): AnswerTime => {
  const hours = location === null ? null : departmentHours(location, departmentOf(kind, subject))
  return answerBy(receivedAt, FORMS[kind].answerWithinWorkingDays, hours)
}

/** Whether it is over. @param now local time "YYYY-MM-DDTHH:MM" */
export const isAnswerOver = ({ day, time }: AnswerTime, now: string): boolean => `${day}T${time ?? '23:59'}` < now

/**
 * The same, said later than the enquiry came in: counted from then on where the time is over.
 *
 * @param now local time "YYYY-MM-DDTHH:MM"
 */
export const answerTimeFrom = (
  now: string,
  ...[kind, subject, receivedAt, location]: Parameters<typeof answerTimeOf>
): AnswerTime => {
  const first = answerTimeOf(kind, subject, receivedAt, location)
  if (!isAnswerOver(first, now)) return first
  // Only the day counts: noon is the same day in Luxembourg and in UTC.
  return answerTimeOf(kind, subject, new Date(`${now.slice(0, 10)}T12:00:00Z`), location)
}
