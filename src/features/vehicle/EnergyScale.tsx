import { useIntl } from 'react-intl'
import type { EnergyClass } from '../../domain/vehicle/types'
import { ENERGY_CLASSES } from '../../domain/vehicle/types'
import * as label from '../stock/EnergyLabel.module.css'
import * as styles from './consumption.module.css'

interface Props {
  value: EnergyClass
}

/** The energy label as a scale from A to G with the class of this vehicle. */
export const EnergyScale = ({ value }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.scale} role="img" aria-label={formatMessage({ id: 'vehicle.energyScale' }, { value })}>
      {ENERGY_CLASSES.map((letter) => (
        <div key={letter}>
          <span className={label[letter]}>{letter}</span>
          {letter === value && <b>{letter}</b>}
        </div>
      ))}
    </div>
  )
}
