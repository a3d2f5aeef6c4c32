import type { LocationHours } from '../location/opening-hours'
import { isAnswerOver } from './answer-by'
import type { AnswerTime } from './answer-by'
import { dayAndTime, wishesBefore } from './wishes'
import type { AppointmentWishes } from './wishes'

/** When a visitor can expect an answer. */
export interface AnswerPromise extends AnswerTime {
  /** The answer comes before day and time, which are those of the requested appointment; otherwise by then at the latest. */
  isBeforeWish: boolean
}

/** The appointment that an enquiry asks for. */
export interface RequestedAppointment {
  wishes: AppointmentWishes
  /** Whether a wish was over when the enquiry arrived: another time is agreed on anyway. */
  isPassed: boolean
  /** Whether its vehicle has been sold. */
  isGone: boolean
  /** The dealership that it is for; null when its opening hours are unknown. */
  site: LocationHours | null
}

/** Local time or day of the first appointment before which an answer makes sense; null where there is none. */
const firstAppointment = ({ wishes, isPassed, isGone, site }: RequestedAppointment, now: string): string | null => {
  if (isPassed || isGone) return null
  const ignored: readonly string[] = ['dayPart', ...wishesBefore(now, wishes, site)]
  const left = Object.entries(wishes).flatMap(([name, value]) => (ignored.includes(name) ? [] : [value]))
  return left.sort().at(0) ?? null
}

/**
 * Promises an answer before the first requested appointment, where that is sooner than the usual time.
 *
 * @param usual when an answer comes at the latest
 * @param now local time "YYYY-MM-DDTHH:MM"; wishes that are over by then do not count
 */
export const promiseAnswer = (usual: AnswerTime, requested: RequestedAppointment, now: string): AnswerPromise => {
  const first = firstAppointment(requested, now)
  // A day alone sorts before every time of that day.
  if (first === null || first >= `${usual.day}T${usual.time ?? '23:59'}`) return { ...usual, isBeforeWish: false }
  return { ...dayAndTime(first), isBeforeWish: true }
}

/** The same, said when the enquiry came in and shown later: null once its time, or the appointment, is over. */
export const promiseStillOpen = (
  usual: AnswerTime,
  requested: RequestedAppointment,
  receivedAt: string,
  now: string,
): AnswerPromise | null => {
  const promise = promiseAnswer(usual, requested, receivedAt)
  const isOver = promise.isBeforeWish
    ? firstAppointment(requested, receivedAt) !== firstAppointment(requested, now)
    : isAnswerOver(promise, now)
  return isOver ? null : promise
}
