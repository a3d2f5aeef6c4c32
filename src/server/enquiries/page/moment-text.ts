import type { AnswerTime } from '../../../domain/enquiry/answer-by'
import { formatWeekdayDate } from '../../../domain/format/date'
import { frenchTime } from '../../../domain/location/opening'
import { text } from '../texts'

/** `vendredi 27 novembre à 9 h`; without a time `vendredi 27 novembre`. */
export const momentText = ({ day: date, time }: AnswerTime): string => {
  const day = formatWeekdayDate(date)
  return time === null ? text('enquiry.byDay', { day }) : text('enquiry.byTime', { day, time: frenchTime(time) })
}
