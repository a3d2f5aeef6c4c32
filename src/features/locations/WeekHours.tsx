import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import type { OpeningHours } from '../../domain/location/opening-hours'
import { dayHoursText } from '../../domain/location/hours-text'
import { HoursTable } from './HoursTable'
import * as styles from './locations.module.css'
import { useNow } from './use-now'

interface Props {
  hours: OpeningHours
  /** A visitor asks for the week. */
  onShow: () => void
}

/** Today's hours, known in the browser only, on a line that is kept for them; those of the week are a click away. */
export const WeekHours = ({ hours, onShow }: Props) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const now = useNow()
  return (
    <>
      <p className={styles.todayHours}>
        {now ? formatMessage({ id: 'location.todayHours' }, { hours: dayHoursText(hours, now.date, intl) }) : '\u00a0'}
      </p>
      <details className={styles.week}>
        <summary
          onClick={({ currentTarget }) => {
            if (!currentTarget.parentElement?.hasAttribute('open')) onShow()
          }}
        >
          {formatMessage({ id: 'location.weekHours' })}
          <Icon name="chevron-down" size={16} />
        </summary>
        <HoursTable hours={hours} withoutToday />
      </details>
    </>
  )
}
