import type { ComponentProps } from 'react'
import { Part } from '../../components/ui/Part'
import { Resting } from '../../components/ui/Resting'
import { rememberLeaseVehicle } from '../analytics/tracking-caches'
import { useTrackView } from '../analytics/use-track-view'
import { LeaseOverview, loadLeaseOverview } from './lease-overview-part'

/** All lease offers of one kind. The code of their filters is loaded when the visitor first interacts with the page. */
export const LeaseOverviewPart = ({ offers }: ComponentProps<typeof LeaseOverview>) => {
  useTrackView({ event: 'view_lease_vehicle_overview' }, () => offers.forEach(rememberLeaseVehicle))
  return (
    <Resting load={loadLeaseOverview} wakesInView={false}>
      <Part>
        <LeaseOverview offers={offers} />
      </Part>
    </Resting>
  )
}
