import { firstAppointment } from '../../../domain/enquiry/appointment-days'
import type { AppointmentHours } from '../../../domain/enquiry/field-types'
import { fieldOf, isFieldName } from '../../../domain/enquiry/fields'
import type { ProblemCode } from '../../../domain/enquiry/problems'
import { formatWeekdayDate } from '../../../domain/format/date'
import { dayHoursText, upperFirst } from '../../../domain/location/hours-text'
import type { HoursTexts } from '../../../domain/location/hours-text'
import { dayAndTime } from '../../../domain/enquiry/wishes'
import { isOpenOn } from '../../../domain/location/open-on'
import { openingHoursOf } from '../../../domain/location/opening-hours'
import type { LocationHours } from '../../../domain/location/opening-hours'
import type { BodyProblems } from '../body/parse-enquiry'
import type { FormValues } from '../body/read-form'
import { problemTexts, text } from '../texts'
import { momentText } from './moment-text'

const texts: HoursTexts = { formatMessage: ({ id }, values) => text(id, values) }

const CLOSED: Record<AppointmentHours, string> = {
  showroom: 'enquiry.page.showroomClosed',
  workshop: 'enquiry.page.workshopClosed',
}

/** Why a time or a half day is refused, with the hours of its day where they are known. */
const closedText = (part: AppointmentHours, day: string, site: LocationHours | null, isHalf: boolean): string => {
  const opening = site && openingHoursOf(site, part)
  const otherHalf = text('enquiry.page.otherHalf')
  if (opening === null) return `${text(CLOSED[part])} ${isHalf ? otherHalf : text('enquiry.page.otherTime')}`
  const hours = text('location.exceptionDay', {
    day: upperFirst(formatWeekdayDate(day)),
    hours: dayHoursText(opening, day, texts),
  })
  const otherTime = text(isOpenOn(opening, day) ? 'enquiry.page.openTime' : 'enquiry.page.otherDay')
  return `${text(CLOSED[part])} ${hours}. ${isHalf ? otherHalf : otherTime}`
}

/** Says from when on an appointment is possible. */
const tooSoonText = (part: AppointmentHours, withTimes: boolean, site: LocationHours | null, now: string) => {
  const first = firstAppointment(site, part, withTimes, now)
  return first === null ? null : text('enquiry.page.tooSoon', { when: momentText(dayAndTime(first)) })
}

/**
 * What the page without scripts says beside its fields. It proposes no times, so it says when the dealership is open.
 *
 * @param site the dealership of the form; null where it is not known
 * @param now local time as `YYYY-MM-DDTHH:MM`
 */
export const pageProblemTexts = (
  problems: BodyProblems,
  values: FormValues,
  site: LocationHours | null,
  now: string,
): Record<string, string> => {
  const wishText = (name: string, code: ProblemCode | undefined): string | null => {
    const field = isFieldName(name) ? fieldOf(name) : null
    if (field?.type !== 'slot' && field?.type !== 'date') return null
    const part = field.hours ?? 'showroom'
    if (code === 'half_closed') return closedText(part, values[name] ?? '', site, true)
    if (code === 'too_soon') return tooSoonText(part, field.type === 'slot', site, now)
    if (field.type === 'date') return null
    if (code === 'invalid') return text('enquiry.page.halfHours')
    return code === 'closed' ? closedText(part, (values[name] ?? '').slice(0, 10), site, false) : null
  }
  return Object.fromEntries(
    Object.entries(problemTexts(problems)).map(([name, usual]) => [name, wishText(name, problems[name]) ?? usual]),
  )
}
