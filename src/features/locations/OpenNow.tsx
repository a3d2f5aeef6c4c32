import { useIntl } from 'react-intl'
import { addDays, formatWeekdayDate } from '../../domain/format/date'
import { frenchTime, openState } from '../../domain/location/opening'
import type { OpeningHours } from '../../domain/location/opening-hours'
import { WEEKDAYS } from '../../domain/location/types'
import * as styles from './locations.module.css'
import { useNow } from './use-now'

interface Props {
  hours: OpeningHours | null
  /** Shown until the visitor's clock is known, so that the line never jumps. */
  fallback?: string
}

/** "Ouvert jusqu’à 18 h" or when it opens next: known in the browser only. */
export const OpenNow = ({ hours, fallback = '\u00a0' }: Props) => {
  const { formatMessage } = useIntl()
  const now = useNow()
  if (!hours) return <span>{formatMessage({ id: 'location.hoursUnknown' })}</span>
  if (!now) return <span>{fallback}</span>
  const state = openState(hours, now)
  if (state.state === 'open') {
    return (
      <span className={styles.open}>
        {formatMessage({ id: 'location.openUntil' }, { time: frenchTime(state.until) })}
      </span>
    )
  }
  if (state.state === 'closed') return <span>{formatMessage({ id: 'location.closed' })}</span>
  const when = state.inDays === 0 ? 'today' : state.inDays === 1 ? 'tomorrow' : 'later'
  const day =
    state.inDays < WEEKDAYS.length
      ? formatMessage({ id: `location.day.${state.day}` }).toLowerCase()
      : formatWeekdayDate(addDays(now.date, state.inDays))
  return <span>{formatMessage({ id: 'location.opensAt' }, { when, day, time: frenchTime(state.at) })}</span>
}
