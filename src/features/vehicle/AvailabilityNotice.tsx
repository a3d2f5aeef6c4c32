import { useIntl } from 'react-intl'
import type { Availability } from '../../domain/vehicle/types'
import * as styles from './price-panel.module.css'

interface Props {
  availability: Availability
  /** What the page was made with. */
  released: Availability
}

/**
 * Says what keeps a vehicle from being taken home today. A page that was made with an available one has no place for
 * it, and nothing on it may move: there the news stands in a line of its own, see `AvailabilityNews`.
 */
export const AvailabilityNotice = ({ availability, released }: Props) => {
  const { formatMessage } = useIntl()
  if (released === 'available') return null
  return (
    <p className={styles[availability === 'available' ? 'in_transit' : availability]} role="status">
      <b>{formatMessage({ id: `vehicle.availability.${availability}` })}</b>
      {formatMessage({ id: `vehicle.availabilityText.${availability}` })}
    </p>
  )
}

/** What happened to an available vehicle since its page was made, in one line; empty while nothing did. */
export const AvailabilityNews = ({ availability }: Pick<Props, 'availability'>) => {
  const { formatMessage } = useIntl()
  return (
    <span className={styles.news} role="status">
      {availability !== 'available' && formatMessage({ id: `live.news.${availability}` })}
    </span>
  )
}
