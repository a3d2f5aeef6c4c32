import { useIntl } from 'react-intl'
import { openState } from '../../domain/location/opening'
import { openStateText } from '../../domain/location/open-state-text'
import type { OpeningHours } from '../../domain/location/opening-hours'
import * as styles from './locations.module.css'
import { useNow } from './use-now'

interface Props {
  hours: OpeningHours | null
  /** Shown until the visitor's clock is known, so that the line never jumps. */
  fallback?: string
}

/** "Ouvert jusqu’à 18 h" or when it opens next: known in the browser only. */
export const OpenNow = ({ hours, fallback = '\u00a0' }: Props) => {
  const intl = useIntl()
  const now = useNow()
  if (!hours) return <span>{intl.formatMessage({ id: 'location.hoursUnknown' })}</span>
  if (!now) return <span>{fallback}</span>
  const state = openState(hours, now)
  const text = openStateText(state, now.date, intl)
  return <span className={state.state === 'open' ? styles.open : undefined}>{text}</span>
}
