import { useIntl } from 'react-intl'
import { Breadcrumbs } from '../../components/ui/Breadcrumbs'
import { cx } from '../../components/ui/cx'
import { paths } from '../../config/segments'
import type { VehicleView } from '../../domain/routes/paths'
import type { Vehicle } from '../../domain/vehicle/types'
import { EnquiryForm } from '../enquiry/EnquiryForm'
import { CalculatorNav, isCalculator } from '../finance/CalculatorNav'
import { FinanceCalculator } from '../finance/FinanceCalculator'
import { useAttachedCalculation } from '../finance/use-attached-calculation'
import { LeaseCalculator } from '../lease/LeaseCalculator'
import { useLiveVehicle } from '../live/use-live-vehicle'
import * as page from '../page/page.module.css'
import { SoldNotice } from './SoldNotice'
import { VehicleAside } from './VehicleAside'
import * as styles from './view.module.css'

interface Props {
  vehicle: Vehicle
  view: VehicleView
}

const View = ({ vehicle, view }: Props) => {
  const { formatMessage } = useIntl()
  const attachment = useAttachedCalculation(vehicle)
  if (isCalculator(view))
    return (
      <>
        <CalculatorNav vehicle={vehicle} view={view} />
        {view === 'leaseCalculator' ? (
          <LeaseCalculator vehicle={vehicle} />
        ) : (
          <FinanceCalculator
            vehicle={vehicle}
            type={view === 'privateFinance' ? 'private_finance' : 'business_finance'}
          />
        )}
      </>
    )
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  return (
    <div className={page.split}>
      <EnquiryForm
        kind={view === 'testDrive' ? 'test_drive' : 'interest'}
        subject={{ vehicleId: vehicle.id, locationId: vehicle.locationId }}
        message={formatMessage(
          { id: view === 'testDrive' ? 'vehicle.testDriveMessage' : 'vehicle.interestMessage' },
          { name },
        )}
        attachment={view === 'interest' ? attachment : null}
      />
      <VehicleAside vehicle={vehicle} />
    </div>
  )
}

/**
 * A form or the calculator of one vehicle; closed as soon as the vehicle is sold. One that was open keeps its room, and
 * what was typed, under the notice: nothing moves away from who reads it.
 */
export const VehicleForm = ({ vehicle: released, view }: Props) => {
  const { formatMessage } = useIntl()
  const vehicle = useLiveVehicle(released)
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  const text = (id: string) => formatMessage({ id }, { name })
  const isSold = vehicle.availability === 'sold'
  const wasOpen = released.availability !== 'sold'
  return (
    <div className={`wrap ${page.end}`}>
      <Breadcrumbs
        items={[
          { label: text('vehicle.home'), path: paths.home },
          { label: text('stock.title'), path: paths.stock },
          { label: name, path: paths.vehicle(vehicle) },
          { label: text(`vehicle.view.${view}`) },
        ]}
      />
      <header className={page.head}>
        <h1>{text(`vehicle.viewTitle.${view}`)}</h1>
        {wasOpen && <p className={cx(isSold && styles.closed)}>{text(`vehicle.viewIntro.${view}`)}</p>}
      </header>
      <div className={styles.room}>
        {wasOpen && (
          <div className={cx(isSold && styles.closed)} inert={isSold} aria-hidden={isSold}>
            <View vehicle={vehicle} view={view} />
          </div>
        )}
        {isSold && (
          <div className={styles.sold}>
            <SoldNotice vehicle={vehicle} />
          </div>
        )}
      </div>
    </div>
  )
}
