import { Calendar, Car, Fuel, Gauge, Palette, Settings2, Users, Zap } from 'lucide'
import type { IconNode } from 'lucide'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import { formatMonthYear } from '../../domain/format/date'
import { formatKm, formatPower, formatWeight } from '../../domain/format/measures'
import type { Vehicle } from '../../domain/vehicle/types'
import type { MessageId } from '../../intl/message-id'
import * as styles from './vehicle.module.css'

interface Props {
  vehicle: Vehicle
}

/** What a buyer asks first, as a grid. */
export const KeyFacts = ({ vehicle }: Props) => {
  const { formatMessage } = useIntl()
  const facts: [IconNode, MessageId, string][] = [
    [Gauge, 'vehicle.fact.mileage', formatKm(vehicle.mileage)],
    [
      Calendar,
      'vehicle.fact.firstRegistration',
      vehicle.firstRegistration
        ? formatMonthYear(vehicle.firstRegistration)
        : formatMessage({ id: 'vehicle.neverRegistered' }),
    ],
    [Fuel, 'vehicle.fact.fuel', formatMessage({ id: `vehicle.fuelLong.${vehicle.fuel}` })],
    [
      Settings2,
      'vehicle.fact.transmission',
      formatMessage({ id: `vehicle.transmissionGears.${vehicle.transmission}` }, { gears: vehicle.gears ?? 0 }),
    ],
    [Zap, 'vehicle.fact.power', formatPower(vehicle.powerHp, vehicle.powerKw)],
    [
      Users,
      'vehicle.fact.places',
      formatMessage({ id: 'vehicle.placesValue' }, { seats: vehicle.seatCount, doors: vehicle.doorCount }),
    ],
    [Palette, 'vehicle.fact.colour', vehicle.colourName],
    [
      Car,
      'vehicle.fact.towingWeight',
      vehicle.towingWeight === null ? formatMessage({ id: 'vehicle.noTowing' }) : formatWeight(vehicle.towingWeight),
    ],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([icon, id, value]) => (
        <div key={id}>
          <dt>
            <Glyph of={icon} size={16} />
            {formatMessage({ id })}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
