import { useIntl } from 'react-intl'
import { paths } from '../../config/segments'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { EnquiryForm } from '../enquiry/EnquiryForm'
import { useAttachedCalculation } from '../finance/use-attached-calculation'

interface Props extends Pick<VehiclePageData, 'vehicle' | 'location'> {
  onSent?: () => void
  view: 'testDrive' | 'interest'
}

/** The form about one vehicle, with what the visitor calculated for it. */
export const VehicleEnquiry = ({ vehicle, location, view, onSent }: Props) => {
  const { formatMessage } = useIntl()
  const calculation = useAttachedCalculation(vehicle)
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  const isTestDrive = view === 'testDrive'
  const isSold = vehicle.availability === 'sold'
  const message = isSold ? 'soldMessage' : isTestDrive ? 'testDriveMessage' : 'interestMessage'
  return (
    <EnquiryForm
      kind={isTestDrive ? 'test_drive' : 'interest'}
      subject={{ vehicleId: vehicle.id, locationId: vehicle.locationId }}
      sites={location === null ? undefined : [location]}
      values={{ message: formatMessage({ id: `vehicle.${message}` }, { name }) }}
      attachments={calculation === null ? [] : [calculation]}
      isSold={isSold}
      sentText={isSold ? formatMessage({ id: 'live.soldSent' }, { name }) : undefined}
      onSent={onSent}
      back={{ to: paths.vehicle(vehicle), label: formatMessage({ id: 'enquiry.backTo' }, { name }) }}
    />
  )
}
