import type { AnswerTime } from './answer-by'
import { dayAndTime, wishesBefore } from './wishes'
import type { AppointmentWishes } from './wishes'

/** When a visitor can expect an answer. */
export interface AnswerPromise extends AnswerTime {
  /** The answer comes before day and time, which are those of the requested appointment; otherwise by then at the latest. */
  isBeforeWish: boolean
}

/**
 * Promises an answer before the first requested appointment, where that is sooner than the usual time.
 *
 * @param usual when an answer comes at the latest
 * @param now local time "YYYY-MM-DDTHH:MM"; wishes that are over by then do not count
 */
export const promiseAnswer = (usual: AnswerTime, wishes: AppointmentWishes, now: string): AnswerPromise => {
  const ignored: readonly string[] = ['dayPart', ...wishesBefore(now, wishes)]
  const first = Object.entries(wishes)
    .flatMap(([name, value]) => (ignored.includes(name) ? [] : [value]))
    .sort()
    .at(0)
  // A day alone sorts before every time of that day.
  if (first === undefined || first >= `${usual.day}T${usual.time ?? '23:59'}`) return { ...usual, isBeforeWish: false }
  return { ...dayAndTime(first), isBeforeWish: true }
}
