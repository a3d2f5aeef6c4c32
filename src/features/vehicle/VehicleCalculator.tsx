import { cx } from '../../components/ui/cx'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { CalculatorNav } from '../finance/CalculatorNav'
import type { CalculatorView } from '../finance/CalculatorNav'
import { FinanceCalculator } from '../finance/FinanceCalculator'
import { LeaseCalculator } from '../lease/LeaseCalculator'
import { useLiveVehicle } from '../live/use-live-vehicle'
import { SimilarDock } from './SimilarDock'
import { SoldNotice } from './SoldNotice'
import * as styles from './view.module.css'
import { ViewFrame } from './ViewFrame'

interface Props extends Omit<VehiclePageData, 'location'> {
  view: CalculatorView
}

/** A calculator of one vehicle. Once that is sold it closes, and keeps its room under the notice. */
export const VehicleCalculator = ({ vehicle: released, similar, view }: Props) => {
  const vehicle = useLiveVehicle(released)
  const isSold = vehicle.availability === 'sold'
  const wasSold = released.availability === 'sold'
  return (
    <>
      <ViewFrame vehicle={vehicle} view={view} wasSold={wasSold}>
        <div className={styles.room}>
          {!wasSold && (
            <div className={cx(isSold && styles.closed)} inert={isSold} aria-hidden={isSold}>
              <CalculatorNav vehicle={vehicle} view={view} />
              {view === 'leaseCalculator' ? (
                <LeaseCalculator vehicle={vehicle} />
              ) : (
                <FinanceCalculator
                  vehicle={vehicle}
                  type={view === 'privateFinance' ? 'private_finance' : 'business_finance'}
                />
              )}
            </div>
          )}
          {isSold && (
            <div className={styles.sold}>
              <SoldNotice vehicle={vehicle} />
            </div>
          )}
        </div>
      </ViewFrame>
      <SimilarDock isSold={isSold} vehicle={vehicle} similar={similar} />
    </>
  )
}
