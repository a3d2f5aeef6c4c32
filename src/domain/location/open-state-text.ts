import { addDays, formatWeekdayDate } from '../format/date'
import { frenchTime } from './opening'
import type { OpenState } from './opening'
import { WEEKDAYS } from './types'
import type { Weekday } from './types'

/** Source of the texts: react-intl in pages. */
interface OpenStateTexts {
  formatMessage: (
    text: { id: 'location.openUntil' | 'location.opensAt' | 'location.closed' | `location.day.${Weekday}` },
    values?: Record<string, string>,
  ) => string
}

/**
 * "Ouvert jusqu’à 18 h", or when it opens next: "Fermé, ouvre demain à 9 h".
 *
 * @param today the ISO day of the state
 */
export const openStateText = (state: OpenState, today: string, { formatMessage }: OpenStateTexts): string => {
  if (state.state === 'open') return formatMessage({ id: 'location.openUntil' }, { time: frenchTime(state.until) })
  if (state.state === 'closed') return formatMessage({ id: 'location.closed' })
  const when = state.inDays === 0 ? 'today' : state.inDays === 1 ? 'tomorrow' : 'later'
  const day =
    state.inDays < WEEKDAYS.length
      ? formatMessage({ id: `location.day.${state.day}` }).toLowerCase()
      : formatWeekdayDate(addDays(today, state.inDays))
  return formatMessage({ id: 'location.opensAt' }, { when, day, time: frenchTime(state.at) })
}
