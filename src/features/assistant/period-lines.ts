import type { IntlShape } from 'react-intl'
import type { Period } from '../../domain/assistant/dates/read-festive-days'
import { exceptionText } from '../../domain/location/hours-text'
import type { OpeningHours } from '../../domain/location/opening-hours'
import { daysOf, upcomingExceptions } from '../../domain/location/upcoming-exceptions'

/** The closings, openings and public holidays of a period, and whether its other days are ordinary ones. */
export const periodLines = (
  hours: OpeningHours,
  { from, to }: Period,
  today: string,
  intl: Pick<IntlShape, 'formatMessage'>,
): string => {
  const days = daysOf(from < today ? today : from, to)
  const [first] = days
  const exceptions = first === undefined ? [] : upcomingExceptions(hours, first, days.length)
  const hasOthers = days.some((day) => !exceptions.some((one) => one.from <= day && day <= one.to))
  return [
    ...exceptions.map((one) => exceptionText(one, today, intl)),
    ...(hasOthers ? [intl.formatMessage({ id: 'assistant.otherDays' })] : []),
  ].join('\n')
}
