import { useIntl } from 'react-intl'
import { Breadcrumbs } from '../../components/ui/Breadcrumbs'
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

interface Props {
  vehicle: Vehicle
  view: VehicleView
}

/** A form or the calculator of one vehicle; closed as soon as the vehicle is sold. */
export const VehicleForm = ({ vehicle: released, view }: Props) => {
  const { formatMessage } = useIntl()
  const vehicle = useLiveVehicle(released)
  const attachment = useAttachedCalculation(vehicle)
  const calculator = isCalculator(view) ? view : null
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  const text = (id: string) => formatMessage({ id }, { name })
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
        {vehicle.availability !== 'sold' && <p>{text(`vehicle.viewIntro.${view}`)}</p>}
      </header>
      {vehicle.availability === 'sold' && <SoldNotice vehicle={vehicle} />}
      {vehicle.availability !== 'sold' && calculator && (
        <>
          <CalculatorNav vehicle={vehicle} view={calculator} />
          {calculator === 'leaseCalculator' ? (
            <LeaseCalculator vehicle={vehicle} />
          ) : (
            <FinanceCalculator vehicle={vehicle} type={calculator === 'privateFinance' ? 'private_finance' : 'business_finance'} />
          )}
        </>
      )}
      {vehicle.availability !== 'sold' && !calculator && (
        <div className={page.split}>
          <EnquiryForm
            kind={view === 'testDrive' ? 'test_drive' : 'interest'}
            subject={{ vehicleId: vehicle.id, locationId: vehicle.locationId }}
            message={text(view === 'testDrive' ? 'vehicle.testDriveMessage' : 'vehicle.interestMessage')}
            attachment={view === 'interest' ? attachment : null}
          />
          <VehicleAside vehicle={vehicle} />
        </div>
      )}
    </div>
  )
}
