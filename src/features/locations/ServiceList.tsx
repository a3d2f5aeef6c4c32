import { BatteryCharging, Car, CarFront, Disc3, Gauge, KeyRound, Package, Paintbrush, Truck, Wrench } from 'lucide'
import type { IconNode } from 'lucide'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import type { LocationService } from '../../domain/location/types'
import { LOCATION_SERVICES } from '../../domain/location/types'
import * as styles from './location-page.module.css'

const ICONS: Record<LocationService, IconNode> = {
  sales_new: CarFront,
  sales_used: Car,
  workshop: Wrench,
  bodywork: Paintbrush,
  tyres: Disc3,
  parts: Package,
  charging: BatteryCharging,
  vans: Truck,
  test_drive: Gauge,
  rental: KeyRound,
}

interface Props {
  services: LocationService[]
}

/** What a dealership does, in one order everywhere. */
export const ServiceList = ({ services }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles.services}>
      {LOCATION_SERVICES.filter((service) => services.includes(service)).map((service) => (
        <li key={service}>
          <Glyph of={ICONS[service]} size={20} />
          {formatMessage({ id: `location.service.${service}` })}
        </li>
      ))}
    </ul>
  )
}
