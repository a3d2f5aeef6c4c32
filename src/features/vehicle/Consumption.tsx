import { useIntl } from 'react-intl'
import { cx } from '../../components/ui/cx'
import { formatNumber } from '../../domain/format/number'
import type { Vehicle } from '../../domain/vehicle/types'
import * as styles from './consumption.module.css'
import { EnergyScale } from './EnergyScale'

interface Props {
  vehicle: Pick<
    Vehicle,
    'fuelConsumption' | 'powerConsumption' | 'co2' | 'emissionsClass' | 'energyClass' | 'electricRange' | 'batteryCapacity'
  >
}

/** Official consumption and emissions, which a vehicle for sale must show, beside its energy class. */
export const Consumption = ({ vehicle }: Props) => {
  const { formatMessage } = useIntl()
  const entries: [string, string | null, string][] = [
    ['fuelConsumption', vehicle.fuelConsumption === null ? null : formatNumber(vehicle.fuelConsumption, 1), 'l/100\u00a0km'],
    ['powerConsumption', vehicle.powerConsumption === null ? null : formatNumber(vehicle.powerConsumption, 1), 'kWh/100\u00a0km'],
    ['co2', vehicle.co2 === null ? null : formatNumber(vehicle.co2), 'g/km'],
    ['electricRange', vehicle.electricRange === null ? null : formatNumber(vehicle.electricRange), 'km'],
    ['batteryCapacity', vehicle.batteryCapacity === null ? null : formatNumber(vehicle.batteryCapacity, 1), 'kWh'],
    ['emissionsClass', vehicle.emissionsClass || null, ''],
  ]
  return (
    <div className={cx(styles.consumption, !vehicle.energyClass && styles.plain)}>
      {vehicle.energyClass && <EnergyScale value={vehicle.energyClass} />}
      <div>
        <dl>
          {entries.map(([id, value, unit]) =>
            value === null ? null : (
              <div key={id}>
                <dt>{formatMessage({ id: `vehicle.fact.${id}` })}</dt>
                <dd>
                  {value} <small>{unit}</small>
                </dd>
              </div>
            ),
          )}
        </dl>
        <p>{formatMessage({ id: 'vehicle.wltpNote' })}</p>
      </div>
    </div>
  )
}
