import { formatWeekdayDate } from '../../../domain/format/date'
import { frenchTime } from '../../../domain/location/opening'
import { text } from '../texts'

/** `vendredi 27 novembre à 9 h` of a local time "YYYY-MM-DDTHH:MM"; of an ISO day, `vendredi 27 novembre`. */
export const momentText = (moment: string): string => {
  const day = formatWeekdayDate(moment.slice(0, 10))
  const time = moment.slice(11)
  return time === '' ? text('enquiry.byDay', { day }) : text('enquiry.byTime', { day, time: frenchTime(time) })
}
