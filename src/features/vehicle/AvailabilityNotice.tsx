import { useIntl } from 'react-intl'
import type { Availability } from '../../domain/vehicle/types'
import * as styles from './price-panel.module.css'

interface Props {
  availability: Availability
}

/** Says what keeps a vehicle from being taken home today; nothing when it is available. */
export const AvailabilityNotice = ({ availability }: Props) => {
  const { formatMessage } = useIntl()
  if (availability === 'available') return null
  return (
    <p className={styles[availability]} role="status">
      <b>{formatMessage({ id: `vehicle.availability.${availability}` })}</b>
      {formatMessage({ id: `vehicle.availabilityText.${availability}` })}
    </p>
  )
}
