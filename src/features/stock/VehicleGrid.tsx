import type { VehicleSummary } from '../../domain/content/story-data'
import { PriceCheck } from '../live/PriceCheck'
import * as styles from './stock.module.css'
import { VehicleCard } from './VehicleCard'

interface Props {
  vehicles: VehicleSummary[]
}

/** Cards of vehicles, three beside one another on wide screens, and when their prices were checked. */
export const VehicleGrid = ({ vehicles }: Props) => (
  <>
    <PriceCheck className={styles.checked} />
    <ul className={`cards ${styles.grid}`}>
      {vehicles.map((vehicle, index) => (
        <li key={vehicle.id}>
          <VehicleCard vehicle={vehicle} level={2} priority={index < 3} />
        </li>
      ))}
    </ul>
  </>
)
