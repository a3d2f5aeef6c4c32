import { formatDayMonth, formatFirstDay, formatWeekdayDate } from '../format/date'
import type { DayException } from './open-on'
import { exceptionOn, exceptionPeriods, ordinaryPeriods, weekdayOf } from './open-on'
import type { OpeningHours } from './opening-hours'
import { frenchTime } from './opening'
import type { PublicHoliday } from './public-holidays'
import type { OpeningPeriod } from './types'
import type { ExceptionDays } from './upcoming-exceptions'

type TextId =
  | 'location.closed'
  | 'location.period'
  | 'location.exceptionReason'
  | 'location.exceptionDay'
  | 'location.exceptionDays'
  | 'location.exceptionUntil'
  | `holiday.${PublicHoliday}`

/** Source of the texts of hours: react-intl in pages, the server's own in mails. */
export interface HoursTexts {
  formatMessage: (text: { id: TextId }, values?: Record<string, string>) => string
}

/** Opening hours in words: "8 h à 12 h, 13 h à 18 h", "fermé". */
export const hoursText = (periods: readonly OpeningPeriod[], { formatMessage }: HoursTexts): string =>
  periods.length === 0
    ? formatMessage({ id: 'location.closed' }).toLocaleLowerCase('fr')
    : periods
        .map(({ opens, closes }) =>
          formatMessage({ id: 'location.period' }, { opens: frenchTime(opens), closes: frenchTime(closes) }),
        )
        .join(', ')

/** Name of the public holiday, or what the dealership says; null where it says nothing. */
export const exceptionReason = (exception: DayException, { formatMessage }: HoursTexts): string | null =>
  typeof exception === 'string' ? formatMessage({ id: `holiday.${exception}` }) : exception.reason

const exceptionHours = (exception: DayException, intl: HoursTexts): string => {
  const hours = hoursText(exceptionPeriods(exception), intl)
  const reason = exceptionReason(exception, intl)
  return reason === null ? hours : intl.formatMessage({ id: 'location.exceptionReason' }, { hours, reason })
}

/** The hours of an ISO day, with why they are others than usual: "fermé (Noël)". */
export const dayHoursText = (hours: OpeningHours, day: string, intl: HoursTexts): string => {
  const exception = exceptionOn(hours.special, day)
  return exception === null ? hoursText(ordinaryPeriods(hours, weekdayOf(day)), intl) : exceptionHours(exception, intl)
}

/** The same with what is always said of that weekday, for places that do not show the week beside it. */
export const dayHoursWithComment = (hours: OpeningHours, day: string, intl: HoursTexts): string => {
  const text = dayHoursText(hours, day, intl)
  const reason = hours.week.find((entry) => entry.day === weekdayOf(day))?.comment ?? null
  return reason === null || exceptionOn(hours.special, day) !== null
    ? text
    : intl.formatMessage({ id: 'location.exceptionReason' }, { hours: text, reason })
}

/** A text that begins a line: "Fermé". */
export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

/** "Vendredi 25 décembre : fermé (Noël)", "Du 27 au 31 juillet : fermé", "Jusqu’au 31 juillet : fermé". */
export const exceptionText = ({ from, to, exception }: ExceptionDays, today: string, intl: HoursTexts): string => {
  const hours = exceptionHours(exception, intl)
  if (from === to)
    return intl.formatMessage({ id: 'location.exceptionDay' }, { day: upperFirst(formatWeekdayDate(from)), hours })
  const last = formatDayMonth(to)
  return from === today
    ? intl.formatMessage({ id: 'location.exceptionUntil' }, { last, hours })
    : intl.formatMessage({ id: 'location.exceptionDays' }, { first: formatFirstDay(from, to), last, hours })
}
