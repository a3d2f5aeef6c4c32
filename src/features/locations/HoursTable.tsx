import { useIntl } from 'react-intl'
import { daysText } from '../../domain/location/days-text'
import { hoursRows } from '../../domain/location/opening'
import type { OpeningHours } from '../../domain/location/opening-hours'
import { ExceptionList } from './ExceptionList'
import { hoursText, upperFirst } from '../../domain/location/hours-text'
import * as styles from './locations.module.css'
import { TodayRow } from './TodayRow'

interface Props {
  hours: OpeningHours | null
  /** Today's hours stand elsewhere. */
  withoutToday?: boolean
}

/**
 * The hours of an ordinary week, neighbouring days with equal hours joined, and the days that differ from it. Today's
 * hours have a row of their own, because they may be others than those of its weekday.
 */
export const HoursTable = ({ hours, withoutToday = false }: Props) => {
  const intl = useIntl()
  const { formatMessage } = intl
  if (!hours) return <p className={styles.unknown}>{formatMessage({ id: 'location.hoursUnknownLong' })}</p>

  return (
    <>
      <dl className={styles.hours}>
        {!withoutToday && <TodayRow hours={hours} />}
        {hoursRows(hours.week).map((row) => (
          <div key={row.first}>
            <dt>{daysText(row, intl)}</dt>
            <dd>
              {upperFirst(hoursText(row.periods, intl))}
              {row.comment && <small>{row.comment}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <ExceptionList hours={hours} />
    </>
  )
}
