import { useIntl } from 'react-intl'
import { Breadcrumbs } from '../../components/ui/Breadcrumbs'
import { Part } from '../../components/ui/Part'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { RecentStrip } from '../recent/RecentStrip'
import { useRememberView } from '../recent/use-remember-view'
import { VehicleDetail } from './VehicleDetail'
import { vehicleCrumbs } from './vehicle-crumbs'

/** A vehicle with the way to it and the vehicles that were looked at before, in its page and below its brand. */
export const VehicleDetailView = ({ vehicle, location, similar }: VehiclePageData) => {
  const { formatMessage } = useIntl()
  useRememberView(vehicle)
  return (
    <>
      <div className="wrap noprint">
        <Breadcrumbs items={vehicleCrumbs(vehicle, formatMessage)} />
      </div>
      <VehicleDetail vehicle={vehicle} location={location} similar={similar} />
      <div className="noprint">
        <Part>
          <RecentStrip currentId={vehicle.id} />
        </Part>
      </div>
    </>
  )
}
