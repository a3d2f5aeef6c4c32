import { useIntl } from 'react-intl'
import { cx } from '../../components/ui/cx'
import { site } from '../../config/site'
import { formatNumber } from '../../domain/format/number'
import type { Vehicle } from '../../domain/vehicle/types'
import type { MessageId } from '../../intl/message-id'
import * as styles from './consumption.module.css'
import { EnergyScale } from './EnergyScale'

interface Props {
  vehicle: Pick<
    Vehicle,
    | 'fuelConsumption'
    | 'powerConsumption'
    | 'co2'
    | 'emissionsClass'
    | 'energyClass'
    | 'electricRange'
    | 'batteryCapacity'
  >
  /** What the group chose to show beside the figures that the law asks for: the name of the procedure, the scale of classes. */
  shows?: { wltp: boolean; co2Image: boolean }
}

/** Official consumption and emissions, which a vehicle for sale must show, beside its energy class. */
export const Consumption = ({ vehicle, shows = site }: Props) => {
  const { formatMessage } = useIntl()
  const entries: [MessageId, string | null, string][] = [
    [
      'vehicle.fact.fuelConsumption',
      vehicle.fuelConsumption === null ? null : formatNumber(vehicle.fuelConsumption, 1),
      'l/100\u00a0km',
    ],
    [
      'vehicle.fact.powerConsumption',
      vehicle.powerConsumption === null ? null : formatNumber(vehicle.powerConsumption, 1),
      'kWh/100\u00a0km',
    ],
    ['vehicle.fact.co2', vehicle.co2 === null ? null : formatNumber(vehicle.co2), 'g/km'],
    ['vehicle.fact.electricRange', vehicle.electricRange === null ? null : formatNumber(vehicle.electricRange), 'km'],
    [
      'vehicle.fact.batteryCapacity',
      vehicle.batteryCapacity === null ? null : formatNumber(vehicle.batteryCapacity, 1),
      'kWh',
    ],
    ['vehicle.fact.emissionsClass', vehicle.emissionsClass || null, ''],
    ['vehicle.fact.energyClass', shows.co2Image ? null : vehicle.energyClass, ''],
  ]
  const hasScale = shows.co2Image && vehicle.energyClass
  return (
    <div className={cx(styles.consumption, !hasScale && styles.plain)}>
      {hasScale && <EnergyScale value={hasScale} />}
      <div>
        <dl>
          {entries.map(([id, value, unit]) =>
            value === null ? null : (
              <div key={id}>
                <dt>{formatMessage({ id })}</dt>
                <dd>
                  {value} <small>{unit}</small>
                </dd>
              </div>
            ),
          )}
        </dl>
        <p>{formatMessage({ id: shows.wltp ? 'vehicle.wltpNote' : 'vehicle.officialNote' })}</p>
      </div>
    </div>
  )
}
