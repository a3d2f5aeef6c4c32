import { useIntl } from 'react-intl'
import { openPeriodsOn } from '../../domain/location/open-on'
import type { OpeningHours } from '../../domain/location/opening-hours'
import { hoursText, upperFirst } from '../../domain/location/hours-text'
import * as styles from './locations.module.css'
import { useNow } from './use-now'

interface Props {
  hours: OpeningHours
}

/** Today's hours in a table, known in the browser only: the row is there before, so that nothing moves. */
export const TodayRow = ({ hours }: Props) => {
  const intl = useIntl()
  const now = useNow()
  return (
    <div className={styles.now}>
      <dt>{now ? intl.formatMessage({ id: 'location.today' }) : '\u00a0'}</dt>
      <dd>{now ? upperFirst(hoursText(openPeriodsOn(hours, now.date), intl)) : '\u00a0'}</dd>
    </div>
  )
}
