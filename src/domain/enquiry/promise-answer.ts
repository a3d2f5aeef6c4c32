import type { AnswerTime } from './answer-by'
import { wishesBefore } from './wishes'
import type { AppointmentWishes } from './wishes'

/** What a visitor is told of the answer. */
export interface AnswerPromise extends AnswerTime {
  /** Day and time are those of the appointment that the visitor wishes for: the answer comes before it. */
  isBeforeWish: boolean
}

/**
 * By when an answer is promised: before the first appointment that the visitor wishes for, where that comes sooner than
 * the usual time.
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
  return { day: first.slice(0, 10), time: first.slice(11) || null, isBeforeWish: true }
}
