import { useIntl } from 'react-intl'
import type { HoursRow } from '../../domain/location/opening'
import { hoursRows } from '../../domain/location/opening'
import type { DayHours } from '../../domain/location/types'
import { WEEKDAYS } from '../../domain/location/types'
import type { MessageId } from '../../intl/message-id'
import * as styles from './locations.module.css'
import { useHoursText } from './use-hours-text'
import { useNow } from './use-now'

interface Props {
  hours: DayHours[] | null
}

const includes = ({ first, last }: HoursRow, day: (typeof WEEKDAYS)[number]) =>
  WEEKDAYS.indexOf(first) <= WEEKDAYS.indexOf(day) && WEEKDAYS.indexOf(day) <= WEEKDAYS.indexOf(last)

/** The week's hours, neighbouring days with equal hours joined; today stands out once the visitor's clock is known. */
export const HoursTable = ({ hours }: Props) => {
  const { formatMessage } = useIntl()
  const hoursText = useHoursText()
  const today = useNow()?.day ?? null
  if (!hours) return <p className={styles.unknown}>{formatMessage({ id: 'location.hoursUnknownLong' })}</p>

  const dayName = (id: MessageId) => formatMessage({ id })
  const label = (row: HoursRow) => {
    const first = dayName(`location.day.${row.first}`)
    if (row.first === row.last) {
      return row.first === today ? formatMessage({ id: 'location.today' }, { day: first.toLowerCase() }) : first
    }
    const neighbours = WEEKDAYS.indexOf(row.last) - WEEKDAYS.indexOf(row.first) === 1
    return formatMessage(
      { id: neighbours ? 'location.twoDays' : 'location.days' },
      { first, last: dayName(`location.day.${row.last}`).toLowerCase() },
    )
  }

  return (
    <dl className={styles.hours}>
      {hoursRows(hours, today).map((row) => (
        <div key={row.first} className={today && includes(row, today) ? styles.now : undefined}>
          <dt>{label(row)}</dt>
          <dd>
            {hoursText(row.periods)}
            {row.comment && <small>{row.comment}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
