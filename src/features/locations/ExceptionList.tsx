import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import type { OpeningHours } from '../../domain/location/opening-hours'
import { upcomingExceptions } from '../../domain/location/upcoming-exceptions'
import { exceptionText } from '../../domain/location/hours-text'
import * as styles from './locations.module.css'
import { useNow } from './use-now'

interface Props {
  hours: OpeningHours
}

/** Lines that are kept free under every table, so that nothing below it moves. */
const LINES = 2

/**
 * When a dealership is closed or open at other hours in the next days, known in the browser only, in place of a line that
 * is always true. More than fits the lines kept for them is a click away.
 */
export const ExceptionList = ({ hours }: Props) => {
  const intl = useIntl()
  const today = useNow()?.date
  const coming = today === undefined ? [] : upcomingExceptions(hours, today)
  const texts = coming.map((days) => exceptionText(days, today ?? '', intl))
  const shown = texts.length > LINES ? texts.slice(0, LINES - 1) : texts
  const rest = texts.slice(shown.length)
  return (
    <div className={styles.exceptions}>
      {texts.length === 0 && <p>{intl.formatMessage({ id: 'location.holidaysClosed' })}</p>}
      {shown.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {rest.length > 0 && (
        <details>
          <summary>
            {intl.formatMessage({ id: 'location.moreExceptions' }, { count: rest.length })}
            <Icon name="chevron-down" size={16} />
          </summary>
          {rest.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      )}
    </div>
  )
}
