import { useIntl } from 'react-intl'
import type { EnergyClass } from '../../domain/vehicle/types'
import * as styles from './EnergyLabel.module.css'

/** The arrow of the official energy label, in its official colours. */
export const EnergyLabel = ({ value }: { value: EnergyClass }) => {
  const { formatMessage } = useIntl()
  return (
    <span
      className={`${styles.arrow} ${styles[value]}`}
      role="img"
      aria-label={formatMessage({ id: 'vehicle.energyClass' }, { value })}
    >
      {value}
    </span>
  )
}
