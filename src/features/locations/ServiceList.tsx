import { BatteryCharging, Car, CarFront, Disc3, Gauge, KeyRound, Package, Paintbrush, Truck, Wrench } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { LocationService } from '../../domain/location/types'
import { LOCATION_SERVICES } from '../../domain/location/types'
import * as styles from './location-page.module.css'

const ICONS: Record<LocationService, LucideIcon> = {
  sales_new: CarFront, sales_used: Car, workshop: Wrench, bodywork: Paintbrush, tyres: Disc3, parts: Package,
  charging: BatteryCharging, vans: Truck, test_drive: Gauge, rental: KeyRound,
}

interface Props {
  services: LocationService[]
}

/** What a dealership does, in one order everywhere. */
export const ServiceList = ({ services }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles.services}>
      {LOCATION_SERVICES.filter((service) => services.includes(service)).map((service) => {
        const Icon = ICONS[service]
        return (
          <li key={service}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {formatMessage({ id: `location.service.${service}` })}
          </li>
        )
      })}
    </ul>
  )
}
