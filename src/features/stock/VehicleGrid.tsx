import { memo } from 'react'
import { Part } from '../../components/ui/Part'
import { useBelowView } from '../../components/ui/use-below-view'
import type { VehicleSummary } from '../../domain/content/story-data'
import { PriceCheck } from '../live/PriceCheck'
import { ListExamples } from './ListExamples'
import * as styles from './stock.module.css'
import { VehicleCard } from './VehicleCard'

interface Props {
  vehicles: VehicleSummary[]
  /** Whether the photos of a vehicle are on their way. */
  isPhotoComing?: (vehicle: VehicleSummary) => boolean
  /** Whole km by dealership, where the list is about a place. */
  distances?: Readonly<Record<string, number>>
}

/** A row of cards on a wide screen, more than a phone shows at once. */
const FIRST_VIEW = 3

/** Cards of vehicles, three beside one another on wide screens, and when their prices were checked. */
export const VehicleGrid = memo(function VehicleGrid({ vehicles, isPhotoComing, distances }: Props) {
  const isWhole = useBelowView()
  return (
    <>
      <PriceCheck className={styles.checked} />
      <ul className={`cards ${styles.grid}`}>
        {(isWhole ? vehicles : vehicles.slice(0, FIRST_VIEW)).map((vehicle, index) => (
          <li key={vehicle.id}>
            <Part>
              <VehicleCard
                vehicle={vehicle}
                level={2}
                priority={index === 0}
                isMileageComing
                isPhotoComing={isPhotoComing?.(vehicle) ?? false}
                distance={distances?.[vehicle.locationId]}
              />
            </Part>
          </li>
        ))}
      </ul>
      {isWhole && <ListExamples vehicles={vehicles} />}
    </>
  )
})
