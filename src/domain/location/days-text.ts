import type { HoursRow } from './opening'
import { WEEKDAYS } from './types'
import type { Weekday } from './types'

interface DaysTexts {
  formatMessage: (
    text: { id: 'location.days' | 'location.twoDays' | `location.day.${Weekday}` },
    values?: Record<string, string>,
  ) => string
}

/** The days of one line of opening hours: "Lundi", "Samedi et dimanche", "Lundi à vendredi". */
export const daysText = ({ first, last }: Pick<HoursRow, 'first' | 'last'>, { formatMessage }: DaysTexts): string => {
  const from = formatMessage({ id: `location.day.${first}` })
  if (first === last) return from
  const areNeighbours = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === 1
  const to = formatMessage({ id: `location.day.${last}` }).toLowerCase()
  return formatMessage({ id: areNeighbours ? 'location.twoDays' : 'location.days' }, { first: from, last: to })
}
